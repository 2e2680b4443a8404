/** Words beside every floor that runs on a page. */
export const liveFloor = {
  pause: "Pause",
  run: "Run",
  step: "One second on",
  happens: "ActiveSteps now: ",
  failed: "The floor could not be loaded. The drawing stands for it.",
  speed: "Simulated by our traffic code, five times as fast as on the floor.",
} as const;
