// Reduced Mascarade: six players, six masks, the rules of the second edition restricted to those masks.
import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

export const PLAYERS = 6;
export const STOCK = 200;
const START = 6;
const GOAL = 13;
const CHEATER_GOAL = 10;
const WIDOW_GOAL = 10;
const OPENING_TURNS = 4;
const MASKS = ['Judge', 'King', 'Empress', 'Thief', 'Widow', 'Cheater'];
const SEATS = MASKS.map((_, seat) => seat);

const leftOf = (seat) => (seat + 1) % PLAYERS;
const rightOf = (seat) => (seat + PLAYERS - 1) % PLAYERS;

const POWERS = {
  Judge(G, user) {
    G.coins[user] += G.justice;
    G.justice = 0;
  },
  King: (G, user) => draw(G, user, 2),
  Empress: (G, user) => draw(G, user, 3),
  Thief(G, user) {
    G.coins[leftOf(user)] -= 1;
    G.coins[rightOf(user)] -= 1;
    G.coins[user] += 2;
  },
  Widow: (G, user) => draw(G, user, Math.max(0, WIDOW_GOAL - G.coins[user])),
  Cheater() {},
};

function draw(G, user, amount) {
  const taken = Math.min(amount, G.bank);
  G.bank -= taken;
  G.coins[user] += taken;
}

function winnersByWealth(G) {
  const coins = [...G.coins];
  const most = Math.max(...coins);
  if (most < GOAL && !coins.includes(0)) return null;
  return SEATS.filter((seat) => coins[seat] === most);
}

function winnersAfterPower(G, user) {
  if (G.announced === 'Cheater' && G.coins[user] >= CHEATER_GOAL) return [user];
  return winnersByWealth(G);
}

function payFines(G) {
  for (const seat of G.shown) {
    if (G.masks[seat] === G.announced) continue;
    G.coins[seat] -= 1;
    G.justice += 1;
  }
}

function settle(G, announcer, events) {
  if (G.claims.length > 0) G.shown = [announcer, ...G.claims];
  const user = G.shown.length === 0 ? announcer : G.shown.find((seat) => G.masks[seat] === G.announced);
  let winners = null;
  if (user !== undefined) {
    POWERS[G.announced](G, user);
    winners = winnersAfterPower(G, user);
  }
  if (!winners && G.shown.length > 0) {
    payFines(G);
    winners = winnersByWealth(G);
  }
  if (winners) events.endGame({ winners });
  else events.endTurn();
}

const isOpening = (ctx) => ctx.turn <= OPENING_TURNS;

function answersInTurn(announcer, seat = leftOf(announcer)) {
  const asked = { value: { [seat]: 'answer' }, maxMoves: 1 };
  const following = leftOf(seat);
  return following === announcer ? asked : { ...asked, next: answersInTurn(announcer, following) };
}

const ANSWER_ROUNDS = SEATS.map((announcer) => answersInTurn(announcer));

function look({ G, ctx, events, playerID }) {
  if (isOpening(ctx)) return INVALID_MOVE;
  G.shown = [];
  G.glimpse = G.masks[playerID];
  events.endTurn();
}

function handle({ G, events, playerID }, other, really) {
  const own = Number(playerID);
  if (other === own || G.masks[other] === undefined) return INVALID_MOVE;
  G.shown = [];
  if (really) [G.masks[own], G.masks[other]] = [G.masks[other], G.masks[own]];
  events.endTurn();
}

function announce({ G, ctx, events, playerID }, mask) {
  const own = Number(playerID);
  if (isOpening(ctx) || G.shown.includes(own) || !MASKS.includes(mask)) return INVALID_MOVE;
  G.shown = [];
  G.claims = [];
  G.announced = mask;
  events.setActivePlayers(ANSWER_ROUNDS[own]);
}

function answer({ G, ctx, events, playerID }, claims) {
  const own = Number(playerID);
  const announcer = Number(ctx.currentPlayer);
  if (claims) G.claims.push(own);
  if (leftOf(own) === announcer) settle(G, announcer, events);
}

const choice = (move, ...args) => ({ move, args });
const ANSWERS = [choice('answer', true), choice('answer', false)];
const HANDLINGS = SEATS.map((own) =>
  SEATS.filter((other) => other !== own).flatMap((other) => [
    choice('handle', other, true),
    choice('handle', other, false),
  ]),
);
const QUIET = HANDLINGS.map((handlings) => [choice('look'), ...handlings]);
const FREE = QUIET.map((quiet) => [...quiet, ...MASKS.map((mask) => choice('announce', mask))]);

function enumerate(G, ctx, playerID) {
  if (ctx.activePlayers) return ANSWERS;
  if (isOpening(ctx)) return HANDLINGS[playerID];
  return G.shown.includes(Number(playerID)) ? QUIET[playerID] : FREE[playerID];
}

export const ReducedMascarade = {
  name: 'mascarade-reduced',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: ({ random }) => ({
    masks: random.Shuffle(MASKS),
    coins: SEATS.map(() => START),
    bank: STOCK - PLAYERS * START,
    justice: 0,
    announced: null,
    claims: [],
    shown: [],
    glimpse: null,
  }),
  turn: { stages: { answer: { moves: { answer } } } },
  moves: { look, handle, announce },
  ai: { enumerate },
};
