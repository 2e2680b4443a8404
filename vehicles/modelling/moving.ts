import type { Object3D } from "three";
import type { Part } from "./geometry/part.ts";
import type { Figures } from "./painted.ts";

/** How a part of a model follows its forks or plate: it rises by `share` of their travel, 0 to 1. */
type Moves = {
  share: number;
  /** The part grows instead: `foot` stays, `top` rises. Metres. */
  stretches?: readonly [foot: number, top: number];
};

/** A node of the model that moves; heights in `moves` are those of the whole model, lowered. */
export function moving(part: Part, moves: Moves): Object3D {
  const node = part.build();
  node.userData.moves = moves;
  return node;
}

/** Whether a node moves by itself, not only with its parent. */
export const isMoving = ({ userData }: Object3D): boolean => userData.moves !== undefined;

/** Moves the nodes of a model to where they are when its forks or plate are `travel` metres above their lowest. */
export function raise(model: Object3D, travel: number): void {
  model.traverse((node) => {
    const moves: Moves | undefined = node.userData.moves;
    if (!moves) return;
    const rise = moves.share * travel;
    if (!moves.stretches) {
      node.position.y = rise;
      return;
    }
    const [foot, top] = moves.stretches;
    node.scale.y = (top + rise - foot) / (top - foot);
    node.position.y = foot * (1 - node.scale.y);
  });
}

/** Metres that forks at `lift` are above their lowest, never past the product table's lift. */
export const travelOf = (lift: number | undefined, lowest: number, figures: Figures): number =>
  Math.max(0, Math.min(lift ?? lowest, (figures.lift ?? 0) / 1000) - lowest);
