const longest = 1000; /* characters */

/** The address of the sign-in, which leads back afterwards unless the address to return to is very long. */
export function signInAddress(back = "") {
  return `/staff/sign-in${back && back.length <= longest ? `?${new URLSearchParams({ next: back })}` : ""}`;
}

/**
 * Where a sign-in leads: always an address of this site. One that begins with two slashes would lead to another host; a
 * header may hold only ASCII.
 */
export function addressAfterSignIn(next: string | null | undefined) {
  const isOwn = next && next.length <= longest && /^\/(?![/\\])[^\s\\]*$/.test(next);
  if (!isOwn || next.startsWith("/staff/sign-")) return "/staff";
  return next.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent);
}
