/** Text as it was typed, for programs: without the spaces and joiners that keep a figure and its unit on one line of a page. */
export function plainSpaces(text: string) {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
