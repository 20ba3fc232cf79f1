// boardgame.io's own server with the reduced game, its storage in memory. Usage: node server.mjs <port> <lobby's port>
import { createRequire } from 'node:module';

import { ReducedMascarade } from './game.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

if (process.env.NODE_ENV !== 'production') {
  throw new Error('set NODE_ENV=production: boardgame.io adds development checks and logs without it');
}

// As at a real table: nobody is sent the masks, and only who looked is sent what they saw.
const playerView = ({ G, ctx, playerID }) => ({
  ...G,
  masks: null,
  glimpse: ctx.currentPlayer === playerID ? G.glimpse : null,
});

const server = Server({ games: [{ ...ReducedMascarade, playerView }], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort } });
