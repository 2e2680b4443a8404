/** A plain text response in place of a file. */
export function inWords(words: string, { status, headers = {} }: { status: number; headers?: HeadersInit }) {
  return new Response(`${words}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      ...Object.fromEntries(new Headers(headers)),
    },
  });
}
