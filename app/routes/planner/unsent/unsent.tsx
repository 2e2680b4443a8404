import { lazy, type RefObject, Suspense, useEffect, useState } from "react";

/* Most visitors leave nothing: its script comes where something is kept, or with the first change. */
const UnsentPlan = lazy(() => import("./unsent-plan.tsx"));

type Properties = { form: RefObject<HTMLFormElement | null>; name: string; asked: unknown };

/** Keeps what is typed into the planner's form until it is asked. */
export function Unsent(properties: Properties) {
  const [isWanted, want] = useState(false);
  useEffect(() => {
    const type = ({ target }: Event) => {
      if ((target as Partial<HTMLInputElement>).form?.id === "job") want(true);
    };
    document.addEventListener("input", type);
    void hasKept().then((kept) => kept && want(true));
    return () => document.removeEventListener("input", type);
  }, []);
  return (
    isWanted && (
      <Suspense>
        <UnsentPlan {...properties} />
      </Suspense>
    )
  );
}

/** Whether this browser has ever kept something; unknown where it doesn't tell. */
async function hasKept() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === "planner");
  } catch {
    return false;
  }
}
