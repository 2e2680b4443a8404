/** The address of a new e-mail with a subject. */
export function mailto(address: string, subject: string) {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
