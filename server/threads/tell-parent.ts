/**
 * Tells the process that has started this one. Where that has just ended, nobody hears it: `disconnect` says so, and
 * without a callback the failed write would be an error that nothing handles.
 */
export function tellParent(message: object | string) {
  process.send?.(message, undefined, undefined, () => {});
}
