/** Rewrites one line: frames done, time left. `already`: frames of an earlier run. Silent without a terminal. */
export function progressLine(label: string, frames: number, already = 0): (done: number) => void {
  const started = performance.now();
  return (done) => {
    if (!process.stdout.isTTY) return;
    const left = ((performance.now() - started) / (done - already)) * (frames - done);
    process.stdout.write(`\r\x1b[K${label}: frame ${done} of ${frames}, ${Math.ceil(left / 1000)} s left`);
    if (done === frames) process.stdout.write("\r\x1b[K");
  };
}
