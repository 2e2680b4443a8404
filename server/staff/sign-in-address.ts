const longest = 1000; /* characters */

/** The address of the sign-in that leads back afterwards; one that is very long is not led back to. */
export function signInAddress(back = "") {
  return `/staff/sign-in${back && back.length <= longest ? `?${new URLSearchParams({ next: back })}` : ""}`;
}

/**
 * Where a sign-in leads: an address of this site, whatever a link says. One that begins with two slashes would lead
 * elsewhere; a header holds no letter beyond ASCII.
 */
export function addressAfterSignIn(next: string | null | undefined) {
  const isOwn = next && next.length <= longest && /^\/(?![/\\])[^\s\\]*$/.test(next);
  if (!isOwn || next.startsWith("/staff/sign-")) return "/staff";
  return next.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent);
}
