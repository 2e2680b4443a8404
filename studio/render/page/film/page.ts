import { PCFShadowMap, WebGLRenderer } from "three";
import { films } from "../../../films/films.ts";
import { dullMaterials, pictureKit } from "../../../materials/kit.ts";
import { stageSet } from "../../../scenes/film-set.ts";
import type { Clip } from "../../../shots/clip.ts";
import { patchShaders } from "../shader-patches.ts";
import { FilmCamera } from "./film-camera.ts";
import { softenShadows } from "./soft-shadows.ts";
import type { Traced } from "./traced.ts";
import { lightAround, plateTexture } from "./traced.ts";
import { Troupe } from "./troupe.ts";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged
  interface Window {
    film: {
      /** Builds the set and photographs everything at rest. */
      setUp(clip: Clip, cut: number, font: string): Promise<void>;
      /** hands over a piece of what rays have made of the cut, before it is set up */
      take(of: keyof Traced, piece: string): void;
      /** The picture at a time in seconds, as a data address. */
      expose(time: number): string;
      report?: (done: number) => void;
    };
  }
}

let expose: (time: number) => string = () => {
  throw new Error("The film is not set up yet.");
};
const traced: Traced = { plate: "", around: "" };
window.film = {
  setUp,
  take: (of, piece) => {
    traced[of] += piece;
  },
  expose: (time) => expose(time),
};

async function setUp(clip: Clip, number: number, font: string): Promise<void> {
  const cut = clip.cuts[number] ?? clip.cuts[0];
  await loadTypeface(font);
  patchShaders();
  softenShadows();
  const film = films[clip.film];
  if (!film) throw new Error(`films/films.ts has no film "${clip.film}".`);
  const { width, height } = clip.size;
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  renderer.setClearColor(0, 0);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const camera = new FilmCamera(renderer, clip.size);
  const [stillKit, movingKit] = [pictureKit(), pictureKit()];
  dullMaterials(stillKit);
  dullMaterials(movingKit);
  const set = stageSet(
    { kit: stillKit, width, height, camera: cut.camera, mirror: camera.mirror.target.texture },
    cut.set,
    traced.around ? lightAround(traced) : undefined,
  );
  const run = await camera.setUp(
    set,
    cut.camera,
    clip.sampling,
    (done) => window.film.report?.(done),
    traced.plate ? plateTexture(traced, width, height) : undefined,
  );
  const troupe = new Troupe(movingKit);
  expose = (time) => {
    camera.expose(run, troupe.enter(film(time)));
    return renderer.domElement.toDataURL("image/png");
  };
}

async function loadTypeface(font: string): Promise<void> {
  const face = new FontFace("Archivo", `url(data:font/woff2;base64,${font})`, {
    weight: "100 900",
    stretch: "62% 125%",
  });
  document.fonts.add(await face.load());
}
