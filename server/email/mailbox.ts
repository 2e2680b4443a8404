/**
 * The mailbox of an address: case is ignored, and so is what follows a plus sign. Dots count, because most mail servers
 * distinguish them.
 */
export function mailboxOf(address: string) {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase();
  return `${local.replace(/(?<=.)\+.*$/, "")}@${address.slice(at + 1).toLowerCase()}`;
}
