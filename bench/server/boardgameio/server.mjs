// boardgame.io's own server with the reduced game. Usage: node server.mjs <port> <lobby's port> [folder]
// Matches are kept in memory, or in the folder's files with the storage that comes with boardgame.io.
import { createRequire } from 'node:module';

import { ReducedMascarade } from './game.mjs';

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');

if (process.env.NODE_ENV !== 'production') {
  throw new Error('set NODE_ENV=production: boardgame.io adds development checks and logs without it');
}

// As at a real table: nobody is sent the masks, and only who looked is sent what they saw.
const playerView = ({ G, ctx, playerID }) => ({
  ...G,
  masks: null,
  glimpse: ctx.currentPlayer === playerID ? G.glimpse : null,
});

const [port, apiPort, dir] = process.argv.slice(2);
const server = Server({
  games: [{ ...ReducedMascarade, playerView }],
  origins: [Origins.LOCALHOST],
  db: dir ? new FlatFile({ dir }) : undefined,
});
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } });
