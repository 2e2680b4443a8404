const nameKey = "planner-tab";
const callKey = "planner-roll-call";
const hereKey = "planner-here";
/** Time for the other tabs to answer. */
const patience = 400; /* ms */

/**
 * Gives this tab a name that survives a reload, and finds out which other tabs are open: each answers a call through
 * local storage. (A Web Lock would tell too, but keeps the page out of the back/forward cache.) A duplicated tab starts
 * with the name of an open one, so it takes another.
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

/** Answers the calls of other tabs. @returns a function that ends it */
export function answerRollCall(own: string): () => void {
  const answer = ({ key, newValue }: StorageEvent) => {
    /* Only a changed value fires an event, hence the random part. */
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

/* Storage may be full or forbidden: then nothing is kept, and tabs need no names. */
function write(set: () => void) {
  try {
    set();
  } catch {}
}
