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
  wood: {
    light: ["#e9dfcc", "#d8cab0", "#c9b99b", "#b9a887"],
    dark: ["#57554a", "#45443a", "#393830", "#2f2e27"],
  },
  tote: {
    light: ["#93a6b7", "#748a9e", "#647a8e", "#566a7c"],
    dark: ["#425668", "#334556", "#2b3c4b", "#24333f"],
  },
  ground: flat("#e4e6e1", "#141d1a"),
  zone: flat("#d3ddd5", "#1c2f27"),
  paint: flat("#fbfbf8", "#3a4842"),
  shadow: flat("#cdd1cc", "#0c1311"),
  ink: flat("#0e1f19", "#eef1ea"),
} as const satisfies Record<string, Colours>;

/** Lines; at night those on a bright body stay dark. */
export const lines = { light: "#0e1f19", dark: "#cfd8d0", darkOnBright: "#0c1311" } as const;

/** The body and the signal of the mark. */
export const brand = { mainGreen: "#0b4633", secGreen: "#2be08a" } as const;
