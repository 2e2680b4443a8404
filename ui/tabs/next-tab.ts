/** The tab that a key leads to from the one that has focus; undefined: not a key of tabs. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
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
