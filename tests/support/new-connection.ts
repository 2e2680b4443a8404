import { request } from "node:http";

export type Answered = { status: number; words: string; time: number /* ms */ };

/** Sends a request on a connection of its own, as most visitors and every probe do. A broken one has the status 0. */
export function newConnection(
  address: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve) => {
    let words = "";
    const end = (status: number) => resolve({ status, words, time: performance.now() - began });
    const sent = request(address, { agent: false, method, headers }, (answer) => {
      answer
        .setEncoding("utf8")
        .on("data", (text) => {
          words += text;
        })
        .on("end", () => end(answer.statusCode ?? 0))
        .on("error", () => end(0));
    });
    sent.on("error", () => end(0)).end(body);
  });
}
