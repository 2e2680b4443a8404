import { isMoment } from "../timestamp.ts";
import type { History } from "./history.ts";
import type { Heard } from "./rule.ts";
import { broken, type Finding, kept, type Rule } from "./rule.ts";

/** Fleet control answers what a vehicle asks for; a grant alone runs out (since 3.0). */
export const responses: Rule = {
  name: "responses",
  kinds: ["responses", "state"],
  sections: { "3.0": "7.5" },
  after: ["schema"],
  inOrder: true,
  judge(heard, history) {
    const { content } = heard;
    if (content.state) return unasked(heard, history);
    const leases = content.responses?.filter(({ lease }) => lease !== undefined) ?? [];
    const endless = leases.find(({ lease }) => !isMoment(lease));
    if (endless)
      return broken(
        `The answer to ${endless.id} has a leaseExpiry that is no moment in UTC: ${endless.lease}.`,
      );
    const wrong = leases.find(({ grant }) => grant !== "GRANTED");
    if (wrong)
      return broken(
        `The answer to ${wrong.id} is ${wrong.grant}, and has a leaseExpiry: a grant alone has one.`,
      );
    return content.responses?.length ? kept("Answers are as they may be.") : undefined;
  },
};

/** The vehicle may have asked in a state that was still under way: the next one tells, where none is missing. */
function unasked({ content: { state }, header }: Heard, history: History): Finding | undefined {
  const isNext = header.headerId === (history.stateHeader?.headerId ?? -2) + 1;
  if (!state || !isNext || history.losesStates || history.sinceOnline.has("state")) return undefined;
  for (const [id, { line, headerId, topic, at }] of history.answers) {
    if (header.at === undefined || header.at <= at) continue;
    if (state.requests.some((request) => request.id === id)) continue;
    const wrong = broken(`Request ${id} is answered. The vehicle has made none by that id.`);
    return { ...wrong, section: "6.4.3", of: { line, headerId, topic } };
  }
  return undefined;
}
