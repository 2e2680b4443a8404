import { Component, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { Leads } from "#ui/line/place.ts";
import { keepTyped } from "./keep-typed.ts";

type KeepServerHtmlProps = {
  id: string;
  /** Where its sections lead the line, for the sections below it; Sections reads it. */
  leads?: Leads;
  children: ReactNode;
};

/**
 * Wraps a part of a page whose HTML the server sent, and whose script comes later. The part keeps that HTML while it
 * waits, also if React renders the page anew because something changed it before; and if its script throws. Without
 * server HTML the error is rethrown.
 */
export class KeepServerHtml extends Component<KeepServerHtmlProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { id, children } = this.props;
    if (!("error" in this.state))
      return (
        <div id={id}>
          <Suspense fallback={<StandingHtml id={id} />}>{children}</Suspense>
        </div>
      );
    const part = standing(id);
    if (!part) throw this.state.error;
    return <div id={id} ref={(place) => place?.replaceChildren(part)} />;
  }
}

/** Puts the server's HTML back until its script is there. */
function StandingHtml({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  /* While React renders, the document still has the old element; putting that back keeps what was typed. */
  const [part] = useState(() => standing(id));
  useLayoutEffect(() => {
    if (part) place.current?.replaceChildren(part);
    keepTyped();
    return () => queueMicrotask(keepTyped);
  }, [part]);
  return part ? <div ref={place} /> : null;
}

/**
 * The module of a lazy part, or `ServerHtml` if it can't be fetched: React then adopts the server's HTML, one `<div>`,
 * without hydrating it. If there is no such HTML, after a navigation in the browser, the document is reloaded.
 * @param lost a component to use instead of `ServerHtml`, which renders it
 */
export async function orServerHtml<Module, Lost = typeof ServerHtml>(
  id: string,
  script: Promise<Module>,
  lost: Lost | typeof ServerHtml = ServerHtml,
) {
  try {
    return await script;
  } catch {
    if (!standing(id)) location.reload();
    return { default: lost };
  }
}

/** Leaves the HTML of a part as the server sent it. */
export function ServerHtml() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: while it hydrates, React leaves what it finds
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function standing(id: string) {
  return typeof document === "undefined" ? null : document.getElementById(id)?.firstElementChild;
}
