import { Component, type ReactNode } from "react";
import type { Leads } from "#ui/line/place.ts";

type Properties = {
  id: string;
  /** Where its sections lead the line, for the sections below it; Sections reads it. */
  leads?: Leads;
  children: ReactNode;
};

/**
 * Wraps a part of a page whose HTML the server sent. If its script throws, the part keeps that HTML; without server
 * HTML the error is rethrown.
 */
export class KeepServerHtml extends Component<Properties, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!("error" in this.state)) return <div id={this.props.id}>{this.props.children}</div>;
    /* While React renders, the document still has the old element; putting that back keeps what was typed. */
    const part = standing(this.props.id);
    if (!part) throw this.state.error;
    return <div id={this.props.id} ref={(place) => place?.replaceChildren(part)} />;
  }
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
  return document.getElementById(id)?.firstElementChild;
}
