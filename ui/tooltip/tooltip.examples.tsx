import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { Example } from "#ui/example.ts";
import { Tooltip } from "./tooltip.tsx";

const crossing = (
  <>
    <b>Crossing</b>A shared zone: one vehicle claims it, the next waits, then it is released.
  </>
);

export const examples: Example[] = [
  {
    name: "On a button",
    element: (
      <Tooltip text={crossing}>
        <Button>Crossing</Button>
      </Tooltip>
    ),
  },
  {
    name: "Opening to the start",
    element: (
      <div style={{ textAlign: "end" }}>
        <Tooltip text={crossing} side="start">
          <IconButton icon="information" label="Crossing" />
        </Tooltip>
      </div>
    ),
  },
];
