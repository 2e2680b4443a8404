/** The tab that a key moves to from the focused one; undefined if the key does nothing in these tabs. */
export function nextTab(key: string, vertical: boolean, current: number, count: number): number | undefined {
  switch (key) {
    case vertical ? "ArrowDown" : "ArrowRight":
      return (current + 1) % count;
    case vertical ? "ArrowUp" : "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return current;
    default:
      return undefined;
  }
}
