import asyncapi from "#content/documents/interfaces/asyncapi.json" with { type: "json" };
import openapi from "#content/documents/interfaces/openapi.json" with { type: "json" };

const methods = ["get", "post", "delete"] as const;

type Operation = {
  summary: string;
  description?: string;
  responses: Record<string, unknown>;
};

type Message = { examples: readonly { payload: unknown }[] };

/** The calls of the OpenAPI document and the topics of the AsyncAPI document, as the page lists them. */
export function readReference() {
  return { calls: readCalls(), topics: readTopics() };
}

/** The order that the OpenAPI document has as its example. */
export const exampleOrder = () =>
  openapi.paths["/orders"].post.requestBody.content["application/json"].example;

/** The first call of the OpenAPI document and what answers it, as they travel. */
export const exampleExchange = () => ({
  sent: shown(exampleOrder()),
  answered: shown(openapi.components.responses.Order.content["application/json"].example),
});

function readCalls() {
  const paths: Record<string, Partial<Record<(typeof methods)[number], unknown>>> = openapi.paths;
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation) return [];
      const { summary, description, responses } = operation;
      return {
        name: `${method.toUpperCase()} ${path}`,
        what: description ? `${summary}. ${description}` : summary,
        answers: Object.keys(responses),
      };
    }),
  );
}

function readTopics() {
  const channels: Record<string, { address: string; description: string; messages: object }> =
    asyncapi.channels;
  const messages: Record<string, Message> = asyncapi.components.messages;
  const actions = new Map(
    Object.values(asyncapi.operations).map(({ action, channel }) => [lastOf(channel.$ref), action]),
  );
  return Object.entries(channels).map(([id, { address, description, messages: named }]) => {
    const [message] = Object.values(named) as { $ref: string }[];
    const [example] = messages[lastOf(message?.$ref ?? "")]?.examples ?? [];
    return {
      name: address,
      what: description,
      sentByUs: actions.get(id) === "send",
      example: shown(example?.payload),
    };
  });
}

const lastOf = (reference: string) => reference.split("/").at(-1) ?? "";

const shown = (value: unknown) => JSON.stringify(value, null, 2);
