import { broken, kept, type Rule } from "./rule.ts";

/** An instant action blocks nothing (since 3.0). */
export const instantBlocking: Rule = {
  name: "instant-blocking",
  kinds: ["instantActions"],
  sections: { "3.0": "6.2.1" },
  after: ["schema"],
  judge({ content: { actions = [] } }) {
    const wrong = actions.find(({ blocking }) => blocking !== undefined && blocking !== "NONE");
    if (wrong)
      return broken(
        `Instant action ${wrong.id} has blockingType ${JSON.stringify(wrong.blocking)}. It is always NONE.`,
      );
    return actions.length === 0 ? undefined : kept("Instant actions block nothing.");
  },
};
