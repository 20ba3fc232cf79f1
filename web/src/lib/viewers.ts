/** Viewers who have no seat. */

export const SPECTATOR = 30;
/** All cards are open, once the game is over. */
export const OPEN_TABLE = 31;
