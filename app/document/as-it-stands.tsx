import { Component, type ReactNode } from "react";
import type { Leads } from "#ui/line/place.ts";

type Properties = {
  id: string;
  /** Where its sections lead the line, one after the other, for those below it; Sections reads it. */
  leads?: Leads | readonly Leads[];
  children: ReactNode;
};

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
    /* While React renders, the document still shows what was there before; put back, it holds what was typed. */
    const part = standing(this.props.id);
    if (!part) throw this.state.error;
    return <div id={this.props.id} ref={(place) => place?.replaceChildren(part)} />;
  }
}

/**
 * What a lazy part becomes when its script can't be fetched: React takes the HTML, one `<div>`, over and does not look
 * into it. Where there is no HTML, because the page was opened without a document, the document is loaded.
 * @param lost what it becomes instead: it draws Untouched
 */
export async function orAsItStands<Module, Lost = typeof Untouched>(
  id: string,
  script: Promise<Module>,
  lost: Lost | typeof Untouched = Untouched,
) {
  try {
    return await script;
  } catch {
    if (!standing(id)) location.reload();
    return { default: lost };
  }
}

/** The HTML of a part as the document brought it. */
export function Untouched() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: while it hydrates, React leaves what it finds
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function standing(id: string) {
  return document.getElementById(id)?.firstElementChild;
}
