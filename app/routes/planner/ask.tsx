import { plannerBegin } from "#content/planner/begin.ts";
import { Button } from "#ui/button/button.tsx";

/** Sends the whole form, from any part of the page. */
export function Ask() {
  return (
    <Button type="submit" form="job">
      {plannerBegin.ask}
    </Button>
  );
}
