/** What a print asks of a canvas: each property that it sets and each method that it calls, with the arguments. */
type Steps = unknown[];

class RecordingCanvas {
  width = 300;
  height = 150;
  readonly steps: Steps = [];

  getContext(): unknown {
    return recordingContext(this);
  }
}

/** A sample stands for all pixels: a floor's markings have forty million. */
const pixels = 1_000_000;

function recordingContext(canvas: RecordingCanvas): unknown {
  const { steps } = canvas;
  const state: Record<PropertyKey, unknown> = { canvas };
  const answers: Record<PropertyKey, (...handed: never[]) => unknown> = {
    measureText: (text: string) => ({ width: text.length }),
    getImageData: () => ({ data: new Uint8ClampedArray(pixels * 4).fill(255) }),
  };
  return new Proxy(state, {
    get: (_, key) =>
      key in state
        ? state[key]
        : (...handed: never[]) => {
            steps.push([key, ...handed]);
            return answers[key]?.(...handed);
          },
    set: (_, key, value) => {
      steps.push([key, value]);
      state[key] = value;
      return true;
    },
  });
}

class RecordingPath {
  readonly steps: Steps;

  constructor(...from: unknown[]) {
    this.steps = [from];
  }

  addPath(...handed: unknown[]): void {
    this.steps.push(handed);
  }
}

/** Builds printed things without a browser; a texture's canvas then tells what was drawn. */
export function withRecordedCanvases<T>(build: () => T): T {
  const { document: page, Path2D: Path } = globalThis;
  Object.assign(globalThis, {
    document: { createElement: () => new RecordingCanvas() },
    Path2D: RecordingPath,
  });
  try {
    return build();
  } finally {
    Object.assign(globalThis, { document: page, Path2D: Path });
  }
}
