import { renderToReadableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageInput } from "#server/page-input.ts";
import { NonceContext } from "./document/nonce.ts";
import { RouteFilesContext } from "./document/route-files.ts";
import {
  blogPageContext,
  failureContext,
  nonceContext,
  publicBlogContext,
  rejectedFormContext,
  sandboxContext,
  searchContext,
  staffPageContext,
  trackedContext,
} from "./page-context.ts";

/** Renders a whole page; nothing on this site streams, so a response is either a complete page or an error. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext);
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <RouteFilesContext value={router.manifest.routes}>
        <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
      </RouteFilesContext>
    </NonceContext>,
    {
      ...(nonce && { nonce }),
      signal: request.signal,
      /* Keeps lazy parts in their place in the HTML, however large they are. */
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await new Response(stream).text(), { status, headers });
}

const logErrorContext = createContext<(error: unknown) => void>(console.error);

/** The server that requested the page logs errors, once; the build, which renders many pages, prints them. */
export function handleError(error: unknown, { request, context }: HandlerArguments) {
  /* The router calls it a failure, too, if somebody asks for an address that no route has. */
  const isVisitors = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isVisitors) context.get(logErrorContext)(error);
}

type HandlerArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Called by the server: it can't import these contexts itself without loading them a second time. */
export function pageContext(input: PageInput) {
  const { nonce, rejectedForm, staffPage, tracked, sandbox, blogPage, publicBlog, failure } = input;
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(rejectedFormContext, rejectedForm ?? null);
  context.set(staffPageContext, staffPage ?? null);
  context.set(trackedContext, tracked ?? null);
  context.set(sandboxContext, sandbox ?? null);
  context.set(blogPageContext, blogPage ?? null);
  if (input.search) context.set(searchContext, input.search);
  if (input.logError) context.set(logErrorContext, input.logError);
  context.set(publicBlogContext, publicBlog ?? null);
  context.set(failureContext, failure ?? null);
  return context;
}
