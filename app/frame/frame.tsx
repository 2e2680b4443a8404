import type { ReactNode } from "react";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { Arrival } from "./arrival.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { PagePrefetch } from "./page-prefetch.tsx";
import { PageStage } from "./page-stage.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { useAim } from "./use-aim.ts";
import { useReady } from "./use-ready.ts";

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  useReady();
  useAim();
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <Header />
      <PageStage>{children}</PageStage>
      <Footer />
      <ScrollToTop />
      <PagePrefetch />
      <Arrival />
    </>
  );
}
