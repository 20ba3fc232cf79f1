import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { PLAYERS, ReducedMascarade, STOCK } from './game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const immer = createRequire(require.resolve('boardgame.io/client'))('immer');

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '1.0' } },
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);

if (process.env.NODE_ENV !== 'production') {
  throw new Error('set NODE_ENV=production: boardgame.io adds development checks and logs without it');
}

// Both only help to find mistakes in a game's code: a stack trace for each event, deep freezing of each state.
Error.stackTraceLimit = 0;
immer.setAutoFreeze(false);

const WARM_UP_SECONDS = 1;

let seed = 0;

function seatMoves(client) {
  return Array.from({ length: PLAYERS }, (_, seat) => {
    client.updatePlayerID(String(seat));
    return client.moves;
  });
}

function verify({ G, ctx }) {
  const coins = G.coins.reduce((sum, wealth) => sum + wealth, G.bank + G.justice);
  if (coins !== STOCK) throw new Error(`a game ended with ${coins} coins instead of ${STOCK}`);
  if (!(ctx.gameover.winners.length > 0)) throw new Error('a game ended without a winner');
}

function playGame() {
  seed += 1;
  const client = Client({ game: { ...ReducedMascarade, seed }, numPlayers: PLAYERS, debug: false });
  const moves = seatMoves(client);
  let decisions = 0;
  let state = client.store.getState();
  while (!state.ctx.gameover) {
    const { G, ctx } = state;
    const seat = ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;
    const options = ReducedMascarade.ai.enumerate(G, ctx, seat);
    const { move, args } = options[Math.floor(Math.random() * options.length)];
    moves[seat][move](...args);
    const next = client.store.getState();
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused the legal move ${move}`);
    state = next;
    decisions += 1;
  }
  verify(state);
  return decisions;
}

function playFor(duration) {
  const start = performance.now();
  let games = 0;
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < duration) {
    decisions += playGame();
    games += 1;
    elapsed = (performance.now() - start) / 1000;
  }
  return { games, decisions, rate: decisions / elapsed };
}

playFor(WARM_UP_SECONDS);
const results = Array.from({ length: runs }, () => playFor(seconds));
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(
  JSON.stringify({
    peer: 'boardgame.io',
    game: ReducedMascarade.name,
    measure: 'decisions_per_second',
    runs: results.map((result) => result.rate),
    note: `${(total('decisions') / total('games')).toFixed(1)} decisions a game`,
  }),
);
