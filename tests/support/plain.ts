/** A page's text as it was typed: the build keeps figures and units on one line by no-break spaces. */
export const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
