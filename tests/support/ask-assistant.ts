import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";

/** Calls a tool of `/mcp`, and again while the answer is to ask again. */
export async function askAssistant(client: Client, name: string, input: Record<string, unknown>) {
  for (;;) {
    const told = await client.callTool({ name, arguments: input });
    if (!(told.isError && /ask (the same )?again/i.test(JSON.stringify(told.content)))) return told;
    await wait(500);
  }
}
