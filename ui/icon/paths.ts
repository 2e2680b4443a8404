/** The icons: 24 × 24, one stroke width, square caps. The four social networks are drawn by what they carry. */
export const paths = {
  arrow: "M4 12h16M13 5l7 7-7 7",
  "arrow-left": "M20 12H4M11 5l-7 7 7 7",
  "arrow-up": "M12 20V4M5 11l7-7 7 7",
  chevron: "m6 9 6 6 6-6",
  plus: "M3 12h18M12 3v18",
  minus: "M3 12h18",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.2 15.2 21 21",
  close: "m5 5 14 14M19 5 5 19",
  menu: "M3 7h18M3 12h18M3 17h18",
  download: "M12 3v12M6 10l6 6 6-6M4 21h16",
  external: "M7 7h10v10M7 17 17 7",
  check: "m4 12.5 5.5 5.5L20 6.5",
  warning: "M12 3.5 22 20.5H2zM12 10v4.5M12 17.5v.1",
  information: "M3 3h18v18H3zM12 11v6M12 7v.1",
  professional: "M5 10v9M5 5.2v.1M10 19v-9M10 14c0-5 8-6 8 0v5",
  messages: "M4 4h16v12h-9l-5 4v-4H4zM8 8.5h8M8 12h5",
  photos: "M4 7h4l2-2h4l2 2h4v12H4zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0",
  videos: "M3 6h18v12H3zM10.5 9.5v5l4-2.5z",
} as const;

export type IconName = keyof typeof paths;
