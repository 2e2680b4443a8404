const nameKey = "planner-tab";
const callKey = "planner-roll-call";
const hereKey = "planner-here";
/** Time for the other tabs to answer. */
const patience = 150; /* ms */

/**
 * Gives this tab a name that it keeps over a reload, and finds out which others are open: each that hears the call in
 * the storage answers there. (A lock would tell too, but keeps a page out of the browser's cache for the way back.) A
 * tab that was duplicated came with the name of an open one: it takes another.
 */
export async function listOpenTabs(): Promise<{ own: string; open: ReadonlySet<string> }> {
  const open = new Set<string>();
  const hear = ({ key, newValue }: StorageEvent) => {
    const [name] = newValue?.split(" ") ?? [];
    if (key === hereKey && name) open.add(name);
  };
  addEventListener("storage", hear);
  write(() => localStorage.setItem(callKey, crypto.randomUUID()));
  await new Promise((resolve) => setTimeout(resolve, patience));
  removeEventListener("storage", hear);
  const known = read();
  const own = known && !open.has(known) ? known : crypto.randomUUID();
  if (own !== known) write(() => sessionStorage.setItem(nameKey, own));
  return { own, open };
}

/** Answers the calls of others. @returns what ends it */
export function answerRollCall(own: string): () => void {
  const answer = ({ key, newValue }: StorageEvent) => {
    /* Only what changes is an event. */
    if (key === callKey && newValue)
      write(() => localStorage.setItem(hereKey, `${own} ${crypto.randomUUID()}`));
  };
  addEventListener("storage", answer);
  return () => removeEventListener("storage", answer);
}

function read() {
  try {
    return sessionStorage.getItem(nameKey);
  } catch {
    return null;
  }
}

/* Storage may be full or forbidden: then there is nothing to keep tabs apart for. */
function write(set: () => void) {
  try {
    set();
  } catch {}
}
