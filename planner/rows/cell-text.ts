/**
 * Text that no spreadsheet calculates: what begins with a sign of a formula gets an apostrophe in front. So does text
 * after a semicolon, a tab or a line break, because a spreadsheet set to semicolons, as in most of Europe, begins a
 * cell there, whatever quotes are around the value.
 */
export function cellText(value: string) {
  return value.replaceAll(/(?<=^|[;\t\r\n])(?=[ "\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/g, "'");
}
