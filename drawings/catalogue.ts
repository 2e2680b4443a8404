import { aisles } from "./scenes/blogs/aisles.ts";
import { charging } from "./scenes/blogs/charging.ts";
import { handshake } from "./scenes/blogs/handshake.ts";
import { messages } from "./scenes/blogs/messages.ts";
import { pallets } from "./scenes/blogs/pallets.ts";
import { peakHour } from "./scenes/blogs/peak-hour.ts";
import { drawn } from "./scenes/stage.ts";
import { worldFrame, worldMap } from "./scenes/world.ts";

/** Every drawing by name, made when called for. */
export const catalogue: Readonly<Record<string, () => string | Promise<string>>> = {
  "blog-1": async () => drawn(await messages()),
  "blog-2": async () => drawn(await peakHour()),
  "blog-4": async () => drawn(await pallets()),
  "blog-5": async () => drawn(await aisles()),
  "blog-6": async () => drawn(await charging()),
  "blog-7": async () => drawn(await handshake()),
  "world-map": () => worldMap(),
  "map-poster": () => worldFrame(0),
};
