/* Loaded before the server: what it would do in ten minutes, such as erasing what is past its retention, it does at once. */
const { setTimeout: later } = globalThis;
globalThis.setTimeout = Object.assign(
  (act, wait, ...words) => later(act, wait === 600_000 ? 100 : wait, ...words),
  later,
);
