/** Every clan has a colour beside its sign; it is never told by the colour alone. */
const COLOURS: Readonly<Record<string, string>> = {
  brujah: "#d9663f",
  gangrel: "#a8b15a",
  malkavian: "#c98ac0",
  nosferatu: "#83ab9f",
  toreador: "#e88699",
  tremere: "#dd9a4c",
  ventrue: "#83a8dc",
};

export function clanColour(clan: string): string {
  return COLOURS[clan] ?? "#a89b90";
}
