import type { Factsheet } from "./factsheet-type.ts";
import { timestampOf } from "./timestamp.ts";

/** A message on its topic, at a moment of the run in ms. */
export type Message = { t: number; topic: string; payload: Record<string, unknown> };

/** Full topics and headers for one vehicle's messages; each topic counts its messages in the order of sending. */
export class Headers {
  readonly #factsheet: Pick<Factsheet, "version" | "manufacturer" | "serialNumber">;
  readonly #begins: number;
  readonly #counts = new Map<string, number>();
  /** The header of the last will, which the vehicle leaves with the broker when it connects. */
  #will = { headerId: 0, timestamp: "" };

  /** @param begins ms since 1970 at the start of the run */
  constructor(factsheet: Factsheet, begins: number) {
    this.#factsheet = factsheet;
    this.#begins = begins;
  }

  headed({ t, topic, payload }: Message): Message {
    const { version, manufacturer, serialNumber } = this.#factsheet;
    const isWill = payload["connectionState"] === "CONNECTIONBROKEN";
    const header = isWill ? this.#will : this.#next(t, topic);
    if (payload["connectionState"] === "ONLINE") this.#will = header;
    return {
      t,
      topic: `uagv/v2/${manufacturer}/${serialNumber}/${topic}`,
      payload: { ...header, version, manufacturer, serialNumber, ...payload },
    };
  }

  #next(t: number, topic: string) {
    const headerId = (this.#counts.get(topic) ?? -1) + 1;
    this.#counts.set(topic, headerId);
    return { headerId, timestamp: timestampOf(this.#begins + t) };
  }
}
