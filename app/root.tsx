import { languageOf } from "#language/language.ts";
import "#ui/tokens.css";
import "#ui/base.css";
import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Meta, Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import archivo from "../generated/fonts/archivo.woff2?url";
import type { Route } from "./+types/root.ts";
import { FirstPaint } from "./document/first-paint.tsx";
import { LateScripts } from "./document/late-scripts.tsx";
import { PageStyles } from "./document/page-styles.tsx";
import { PrintStyles } from "./document/print-styles.tsx";
import { ErrorPage } from "./frame/error-page.tsx";
import { Frame } from "./frame/frame.tsx";

/** What a route's `handle` may say: its page runs no script of ours, or it has a frame of its own. */
export type PageHandle = { scriptless?: true; ownFrame?: true };

/** The document around every page, error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const scriptless = handles.some((handle) => handle?.scriptless);
  const { pathname } = useLocation();
  const ownFrame = handles.some((handle) => handle?.ownFrame);
  return (
    <html lang={languageOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5f2eb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1311" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        {!scriptless && !import.meta.env.DEV && <FirstPaint />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <PageStyles />
        <PrintStyles />
      </head>
      <body>
        {ownFrame ? children : <Frame>{children}</Frame>}
        {!scriptless && <ScrollRestoration />}
        {!scriptless && <LateScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Never settles: what React renders while it waits is never shown. */
const never = new Promise<never>(() => {});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  /* If hydration fails, the page stays as the server rendered it. */
  if (isFresh() && !isRouteErrorResponse(error)) use(never);
  return <ErrorPage error={error} />;
}

function isFresh() {
  return !import.meta.env.SSR && !("ready" in document.documentElement.dataset);
}
