/** Resolves at once if this browser has ever kept something of the planner, else never. */
export async function whenKept(): Promise<void> {
  if (!(await hasKept())) await new Promise(() => {});
}

/** False if the browser doesn't tell. */
export async function hasKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === "planner");
  } catch {
    return false;
  }
}
