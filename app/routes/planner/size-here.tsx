import { href } from "react-router";
import { plannerBegin } from "#content/planner/begin.ts";
import { Button } from "#ui/button/button.tsx";
import type { Sized } from "./use-sizing.ts";

const words = plannerBegin.sizing;

/**
 * Says how far the sizing is; before any script has begun it, a button lets the server size the plan. That is a form of
 * the document, so that no press is lost while the page's script is loading.
 */
export function SizeHere({ sized, query }: { sized: Sized; query: string }) {
  if (sized.state === "sized") return null;
  if (sized.state === "running") {
    const { trying = 0, runs = 0 } = sized.known ?? {};
    return (
      <span>
        {words.running(trying)}
        {runs > 0 && <span data-detail="">{words.runs(runs)}</span>}
      </span>
    );
  }
  return (
    <form method="post" action={`${href("/planner")}/size`}>
      {sized.state === "failed" && <p>{words.failed}</p>}
      <input type="hidden" name="query" value={query} />
      <Button type="submit" size="small">
        {words.ask}
      </Button>
    </form>
  );
}
