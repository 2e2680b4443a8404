/**
 * Whose mailbox an address leads to: letters of either case lead to the same, and so does what stands behind a plus
 * sign. Dots count: most mail servers tell them apart.
 */
export function mailboxOf(address: string) {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase();
  return `${local.replace(/(?<=.)\+.*$/, "")}@${address.slice(at + 1).toLowerCase()}`;
}
