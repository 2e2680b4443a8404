import type { Stage, StageSettings } from "../stage/stage.ts";

/**
 * Loads the 3D library and the vehicle's model, and opens the stage.
 * @throws if the browser has no WebGL, or a part can't be fetched
 */
export async function openStage(settings: Omit<StageSettings, "context" | "model">): Promise<Stage> {
  const { canvas, data, signal } = settings;
  /* Antialiasing makes small triangles take three times as long in software rendering. */
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
