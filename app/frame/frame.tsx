import type { ReactNode } from "react";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { PageStage } from "./page-stage.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { useIntentPrefetch } from "./use-intent-prefetch.ts";
import { useReady } from "./use-ready.ts";

/* Constants, so that a change of page draws them again only where they say where the visitor is. */
const header = <Header />;
const footer = <Footer />;

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  useReady();
  useIntentPrefetch();
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      {header}
      <PageStage>{children}</PageStage>
      {footer}
      <ScrollToTop />
    </>
  );
}
