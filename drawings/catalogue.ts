import { svg } from "./kernel/svg.ts";
import { aisles } from "./scenes/blogs/aisles.ts";
import { charging } from "./scenes/blogs/charging.ts";
import { handshake } from "./scenes/blogs/handshake.ts";
import { messages } from "./scenes/blogs/messages.ts";
import { pallets } from "./scenes/blogs/pallets.ts";
import { peakHour } from "./scenes/blogs/peak-hour.ts";
import { worldFrame, worldMap } from "./scenes/world.ts";

/** Every drawing by its name, made when asked for. */
export const catalogue: Readonly<Record<string, () => string>> = {
  "blog-1": () => svg(messages()),
  "blog-2": () => svg(peakHour()),
  "blog-4": () => svg(pallets()),
  "blog-5": () => svg(aisles()),
  "blog-6": () => svg(charging()),
  "blog-7": () => svg(handshake()),
  "world-map": () => worldMap(),
  "map-poster": () => worldFrame(0),
};
