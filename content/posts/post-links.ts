import { company } from "../company/company.ts";

/**
 * Where a link in a post may lead: web addresses, email, telephone and addresses of this site. The editor checks before
 * it adds a link, the server again before it stores it.
 */
export function isSafeAddress(address: string) {
  /* Browsers read a backslash as a slash and skip control characters, so neither may hide a scheme or a host. */
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
  if (/[\\\u0000-\u001f\u007f]/.test(address)) return false;
  if (/^(\/(?!\/)|#)/.test(address)) return true;
  if (/^(mailto:[^\s@]+@\S+|tel:\+?\d[\d ().-]*)$/i.test(address)) return true;
  if (!/^https?:\/\/[^\s/]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

/** What the link to an address of a post has; an address that is not allowed has none. */
export function linkAttributes(href: string): { href?: string; rel?: string } {
  const address = href.trim();
  if (!isSafeAddress(address)) return {};
  if (!/^https?:/i.test(address)) return { href: address };
  const { href: normal, origin } = new URL(address);
  return origin === company.siteUrl ? { href: normal } : { href: normal, rel: "noopener nofollow" };
}
