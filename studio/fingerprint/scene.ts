import { type Object3D, type Scene, Texture, Vector3 } from "three";
import { films } from "../films/films.ts";
import { dullMaterials, pictureKit } from "../materials/kit.ts";
import { Troupe } from "../render/page/film/troupe.ts";
import { stageSet } from "../scenes/film-set.ts";
import type { Stage, StagedScene } from "../scenes/scene.ts";
import type { ScenePose } from "../scenes/scenes.ts";
import { stageScene } from "../scenes/scenes.ts";
import type { Clip } from "../shots/clip.ts";
import { picturesOf } from "../shots/clip.ts";
import type { Shot, WorldShot } from "../shots/shot.ts";
import { isWorldShot } from "../shots/shot.ts";
import { buildWorld } from "../worlds/worlds.ts";
import { digest } from "./digest.ts";
import { withRecordedCanvases } from "./recording-canvas.ts";

/** Digest of everything in front of a shot's camera, of its light and exposure. */
export function shotDigest(shot: Shot): string {
  if (isWorldShot(shot)) return worldDigest(shot);
  const { set, camera, size, sampling, marks } = shot;
  return withRecordedCanvases(() => {
    const staged = stageScene(stage(camera, size), set as ScenePose);
    return digest([shown(staged, marks), camera, size, sampling]);
  });
}

function worldDigest({ set, camera, size, sampling, marks }: WorldShot): string {
  return withRecordedCanvases(() => {
    // Only films need what keeps the sun off: rays find it in the scene.
    const { scene, anchors, shade: _, ...rest } = buildWorld(pictureKit(), set);
    return digest([shownIn(scene, anchors, rest, marks), camera, size, sampling]);
  });
}

/** Digest of a film: its set, the place of everything in each picture, and its actors as built once a second. */
export const filmDigest = (clip: Clip): string => withRecordedCanvases(() => filmed(clip));

function filmed(clip: Clip): string {
  const { size, sampling, fps, cuts } = clip;
  const film = films[clip.film];
  if (!film) throw new Error(`films/films.ts has no film "${clip.film}".`);
  const sets = cuts.map(({ from, set, camera }) => {
    const staged = stageSet(stage(camera, size), set);
    return [from, camera, shown(staged), staged.floor, staged.near];
  });
  const times = Array.from({ length: picturesOf(clip) }, (_, picture) => picture / fps);
  const moving = kit();
  const troupe = new Troupe(moving);
  const seen = times
    .filter((_, picture) => picture % fps === 0)
    .map((time) => digest([troupe.enter(film(time)), moving.materials]));
  const { seconds, returns, opensAt } = clip;
  return digest([sets, times.map(film), seen, size, sampling, [seconds, fps, returns, opensAt]]);
}

const stage = (camera: Shot["camera"], size: Shot["size"]): Stage => ({
  kit: kit(),
  ...size,
  camera,
  mirror: new Texture(),
});

function kit() {
  const made = pictureKit();
  dullMaterials(made);
  return made;
}

function shown({ scene, environment, anchors, ...rest }: StagedScene, marks?: readonly string[]): unknown {
  const [things, ...belonging] = shownIn(scene, anchors, rest, marks);
  return [things, environment.texture, ...belonging];
}

/** A scene, what belongs to it, and where its named points lie. */
function shownIn(
  scene: Scene,
  anchors: ReadonlyMap<string, Object3D>,
  rest: unknown,
  marks?: readonly string[],
): unknown[] {
  scene.updateMatrixWorld(true);
  const named = [...anchors].filter(([name]) => !marks || marks.includes(name));
  return [
    scene,
    rest,
    named.map(([name, object]) => [name, object.getWorldPosition(new Vector3()).toArray()]),
  ];
}
