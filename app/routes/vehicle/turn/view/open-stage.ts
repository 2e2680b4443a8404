import type { Stage, StageSettings } from "../stage/stage.ts";

/**
 * Loads what draws in 3D and the vehicle's model, and opens the stage.
 * @throws where the browser has no WebGL, or a part can't be fetched
 */
export async function openStage(settings: Omit<StageSettings, "context" | "model">): Promise<Stage> {
  const { canvas, data, signal } = settings;
  /* Smoothed by the graphics card, a picture of small triangles takes three times as long in software. */
  const context = canvas.getContext("webgl2", { antialias: false, alpha: false });
  if (!context) throw new Error("This browser has no WebGL.");
  const [{ Stage }, { model }] = await Promise.all([
    import("../stage/stage.ts"),
    import("../stage/models.ts").then(({ loadModel }) => loadModel(data.folder)),
    document.fonts.load("600 1rem Archivo"),
  ]);
  signal.throwIfAborted();
  return new Stage({ ...settings, context, model });
}
