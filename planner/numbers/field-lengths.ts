/** Characters that a field takes of a number, and of a series: up to 24 of most digits. Longer text is none. */
export const fieldLengths = { number: 60, series: 600 };
