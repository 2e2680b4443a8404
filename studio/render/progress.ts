/** A line that rewrites itself: frames done, and the time left at the pace so far. `already` were done by an earlier run. Silent where there is no terminal. */
export function progressLine(label: string, frames: number, already = 0): (done: number) => void {
  const started = performance.now();
  return (done) => {
    if (!process.stdout.isTTY) return;
    const left = ((performance.now() - started) / (done - already)) * (frames - done);
    process.stdout.write(`\r\x1b[K${label}: frame ${done} of ${frames}, ${Math.ceil(left / 1000)} s left`);
    if (done === frames) process.stdout.write("\r\x1b[K");
  };
}
