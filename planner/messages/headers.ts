import type { Factsheet } from "./factsheet-type.ts";
import { timestampOf } from "./timestamp.ts";

/** A message on its topic, at a moment of the run in ms. */
export type Message = { t: number; topic: string; payload: Record<string, unknown> };

/** Full topics and headers for one vehicle's messages; each topic counts its messages in the order of sending. */
export class Headers {
  readonly #factsheet: Pick<Factsheet, "version" | "manufacturer" | "serialNumber">;
  readonly #begins: number;
  readonly #counts = new Map<string, number>();

  /** @param begins ms since 1970 at the start of the run */
  constructor(factsheet: Factsheet, begins: number) {
    this.#factsheet = factsheet;
    this.#begins = begins;
  }

  headed({ t, topic, payload }: Message): Message {
    const { version, manufacturer, serialNumber } = this.#factsheet;
    const headerId = (this.#counts.get(topic) ?? -1) + 1;
    this.#counts.set(topic, headerId);
    const header = { headerId, timestamp: timestampOf(this.#begins + t) };
    return {
      t,
      topic: `uagv/v2/${manufacturer}/${serialNumber}/${topic}`,
      payload: { ...header, version, manufacturer, serialNumber, ...payload },
    };
  }
}
