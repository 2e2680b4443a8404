import type { ReactNode } from "react";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { PageStage } from "./page-stage.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { useIntentPrefetch } from "./use-intent-prefetch.ts";
import { useReady } from "./use-ready.ts";

/* Constants, so that a navigation renders again only the parts that mark the current page. */
const header = <Header />;
const footer = <Footer />;

/** The frame around every page: header, footer and what goes with them. */
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
