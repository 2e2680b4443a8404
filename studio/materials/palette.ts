/** Colours of the vehicles and of what surrounds them; the two greens and the yellow are the site's own. */
export const palette = {
  mainGreen: "#0b4633",
  secGreen: "#2be08a",
  yellow: "#f4b400",
  paper: "#f5f2eb",
  ink: "#0e1f19",
  shell: "#f0f0ec",
  graphite: "#545b5d",
  charcoal: "#383d3f",
  screen: "#07130f",
  card: ["#c09a70", "#cba97f", "#b38e66"],
} as const;
