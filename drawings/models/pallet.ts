import type { Body } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";

const blocksAcross = [-0.4, -0.0725, 0.3] as const;
const blockWidths = [0.1, 0.145, 0.1] as const;
const blocksAlong = [-0.6, -0.0725, 0.455] as const;

/** An EUR pallet, 1200 × 800 × 144 mm, board by board, its long side along x. Between its blocks the forks find their pockets. */
export function pallet(): Body[] {
  const rows = blocksAcross.map((y, row) => ({ y, width: blockWidths[row] ?? 0.1 }));
  const skids = rows.map(({ y, width }) =>
    box([-0.6, y, 0], [1.2, width, 0.022], "wood", { weight: "fine" }),
  );
  const blocks = rows.flatMap(({ y, width }) =>
    blocksAlong.map((x) => box([x, y, 0.022], [0.145, width, 0.078], "wood", { weight: "fine" })),
  );
  const bearers = blocksAlong.map((x) =>
    box([x, -0.4, 0.1], [0.145, 0.8, 0.022], "wood", { weight: "fine" }),
  );
  const deck = [-0.4, -0.214, -0.0725, 0.114, 0.255].map((y, board) =>
    box([-0.6, y, 0.122], [1.2, board % 2 === 0 ? 0.145 : 0.1, 0.022], "wood", { weight: "fine" }),
  );
  return [...skids, ...blocks, ...bearers, ...deck];
}

/** A closed pallet: boards round its foot, a full deck, pockets at its ends only. */
export function closedPallet(): Body[] {
  const fine = { weight: "fine" } as const;
  const foot = [-0.4, 0.3].map((y) => box([-0.6, y, 0], [1.2, 0.1, 0.022], "wood", fine));
  const across = [-0.6, 0.5].map((x) => box([x, -0.3, 0], [0.1, 0.6, 0.022], "wood", fine));
  const stringers = [-0.4, -0.05, 0.3].map((y) => box([-0.6, y, 0.022], [1.2, 0.1, 0.1], "wood", fine));
  const deck = Array.from({ length: 9 }, (_, board) =>
    box([-0.6 + board * 0.1335, -0.4, 0.122], [0.132, 0.8, 0.022], "wood", fine),
  );
  return [...foot, ...across, ...stringers, ...deck];
}
