/** A share as a length of CSS. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
