import { Component, type ReactNode } from "react";

type Properties = { id: string; children: ReactNode };

/**
 * Around a part of a page that is there as HTML before its script. Where that script throws, the part stays as it is
 * on show; a part that never was there throws on.
 */
export class AsItStands extends Component<Properties, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!("error" in this.state)) return <div id={this.props.id}>{this.props.children}</div>;
    /* While React renders, the document still shows what was there before. */
    const html = standing(this.props.id)?.outerHTML;
    if (!html) throw this.state.error;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the document shows already
    return <div id={this.props.id} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}

/**
 * What a lazy part becomes when its script can't be fetched: React takes the HTML over and does not look into it.
 * Where there is no HTML, because the page was opened without a document, the document is loaded.
 */
export async function orAsItStands<Module>(id: string, script: Promise<Module>) {
  try {
    return await script;
  } catch {
    if (!standing(id)) location.reload();
    return { default: Untouched };
  }
}

function Untouched() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: while it hydrates, React leaves what it finds
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function standing(id: string) {
  return document.getElementById(id)?.firstElementChild;
}
