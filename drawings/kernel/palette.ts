/** What things are made of. Each has four tones, from the face that looks up to the face in the shade. */
export type Material = keyof typeof materials;
type Tones = readonly [top: string, lit: string, half: string, shade: string];
type Colours = { readonly light: Tones; readonly dark: Tones };

const flat = (light: string, dark: string): Colours => ({
  light: [light, light, light, light],
  dark: [dark, dark, dark, dark],
});

export const materials = {
  shell: {
    light: ["#ffffff", "#fbfaf7", "#eceee9", "#dfe3dd"],
    dark: ["#f1f4ee", "#dde3db", "#c3ccc3", "#a9b4ab"],
  },
  graphite: {
    light: ["#5b6661", "#3f4a45", "#35403b", "#2a3430"],
    dark: ["#55625c", "#3b4742", "#323d38", "#28322e"],
  },
  rubber: {
    light: ["#39433f", "#262f2b", "#202825", "#1a211e"],
    dark: ["#39433f", "#262f2b", "#202825", "#1a211e"],
  },
  green: {
    light: ["#17684c", "#0f5a42", "#0b4633", "#083a2a"],
    dark: ["#1c7a5a", "#136349", "#0e5540", "#0b4633"],
  },
  signal: flat("#2be08a", "#2be08a"),
  route: flat("#0a9a57", "#2be08a"),
  lamp: flat("#ffffff", "#ffffff"),
  glass: flat("#0e1f19", "#0a1210"),
  steel: {
    light: ["#eef0ec", "#dfe3de", "#cfd5cf", "#bcc4bd"],
    dark: ["#43524b", "#35433d", "#2c3933", "#25302b"],
  },
  beam: {
    light: ["#9fb5a9", "#7f9b8d", "#6d8b7c", "#5b7a6b"],
    dark: ["#3d6a57", "#2c5544", "#254a3b", "#1e3e31"],
  },
  card: {
    light: ["#eadfca", "#dccfb6", "#cfc1a6", "#c2b295"],
    dark: ["#5c5a4e", "#4b4a40", "#403f36", "#37362e"],
  },
  cardPale: {
    light: ["#f3ebdb", "#e9dfcb", "#ded2bb", "#d2c5ab"],
    dark: ["#6b695c", "#57564b", "#4a4940", "#403f37"],
  },
  cardDeep: {
    light: ["#dccbac", "#cbb894", "#bca983", "#ae9a74"],
    dark: ["#4d4b3f", "#3f3e34", "#35342c", "#2d2c25"],
  },
  wrap: {
    light: ["#fbfbf9", "#f0f1ee", "#e4e7e3", "#d7dbd6"],
    dark: ["#56635d", "#47544e", "#3c4842", "#333e39"],
  },
  wood: {
    light: ["#e9dfcc", "#d8cab0", "#c9b99b", "#b9a887"],
    dark: ["#57554a", "#45443a", "#393830", "#2f2e27"],
  },
  tote: {
    light: ["#8fa79c", "#6f8b7f", "#5f7b6f", "#51695f"],
    dark: ["#3f5a4e", "#30473d", "#293e35", "#22342d"],
  },
  wall: {
    light: ["#f2f2ee", "#eceee9", "#e1e5df", "#d7dcd5"],
    dark: ["#22302a", "#1b2823", "#18231f", "#141d1a"],
  },
  skin: flat("#d9c3a6", "#8d7f6b"),
  vest: flat("#0f7d56", "#2be08a"),
  trousers: flat("#2f3a36", "#56635d"),
  ground: flat("#e4e6e1", "#141d1a"),
  paving: flat("#dadeda", "#1a2521"),
  zone: flat("#d3ddd5", "#1c2f27"),
  paint: flat("#fbfbf8", "#3a4842"),
  shadow: flat("#cdd1cc", "#0c1311"),
  ink: flat("#0e1f19", "#eef1ea"),
} as const satisfies Record<string, Colours>;

/** Lines by depth; at night the lines on bright bodies stay dark. */
export const lines = {
  near: { light: "#0e1f19", dark: "#cfd8d0", darkOnBright: "#0c1311" },
  middle: { light: "#46544e", dark: "#8a988f", darkOnBright: "#2a3430" },
  far: { light: "#93a098", dark: "#4d5d55", darkOnBright: "#4a5650" },
} as const;

/** The body and the signal of the mark, and the position marker: nothing else is yellow. */
export const brand = {
  paper: "#f5f2eb",
  ink: "#0e1f19",
  mainGreen: "#0b4633",
  secGreen: "#2be08a",
  position: "#f4b400",
} as const;
