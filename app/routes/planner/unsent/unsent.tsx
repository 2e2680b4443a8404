import { lazy, type RefObject, Suspense, useEffect, useState } from "react";
import { hasKept } from "./when-kept.ts";

/* Most visitors leave nothing unsent: the script is fetched only if something is kept, or on the first change. Where it
   doesn't come, nothing is kept, and the page stays as it is. */
const UnsentPlan = lazy(() => import("./unsent-plan.tsx").catch(() => ({ default: Nothing })));

type UnsentProps = { form: RefObject<HTMLFormElement | null>; name: string; asked: unknown };

/** Keeps what is typed into the planner's form until it is sent. */
export function Unsent(properties: UnsentProps) {
  const { form } = properties;
  const [isWanted, want] = useState(false);
  useEffect(() => {
    const type = ({ target }: Event) => {
      if ((target as Partial<HTMLInputElement>).form?.id === "job") want(true);
    };
    document.addEventListener("input", type);
    if (isTyped(form.current)) want(true);
    void hasKept().then((kept) => kept && want(true));
    return () => document.removeEventListener("input", type);
  }, [form]);
  return (
    isWanted && (
      <Suspense>
        <UnsentPlan {...properties} />
      </Suspense>
    )
  );
}

const Nothing = () => <></>;

/** Whether something was typed before this script loaded. */
function isTyped(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  );
}
