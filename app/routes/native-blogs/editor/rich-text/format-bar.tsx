import { useSyncExternalStore } from "react";
import { useEditorTools } from "../editor-tools.ts";
import { ToolButton } from "../tool-button.tsx";
import type { ActiveText } from "./active-text.ts";

const none = [] as const;

/** Bold, italic, code, link and picture for the active paragraph. */
export function FormatBar() {
  const { activeText, askPicture, askLink } = useEditorTools();
  const editor = useSyncExternalStore(activeText.subscribe, activeText.editor, () => null);
  const marks = useSyncExternalStore(activeText.subscribe, activeText.marks, () => none);
  const mark = (name: ReturnType<ActiveText["marks"]>[number]) => ({
    "aria-pressed": marks.includes(name),
    "aria-disabled": editor === null || undefined,
  });
  const run = (toggle: "toggleBold" | "toggleItalic" | "toggleCode") => () =>
    void editor?.chain().focus()[toggle]().run();
  return (
    <>
      <ToolButton icon="bold" label="Bold" keys="Ctrl+B" {...mark("bold")} onClick={run("toggleBold")} />
      <ToolButton
        icon="italic"
        label="Italic"
        keys="Ctrl+I"
        {...mark("italic")}
        onClick={run("toggleItalic")}
      />
      <ToolButton icon="code" label="Code" keys="Ctrl+E" {...mark("code")} onClick={run("toggleCode")} />
      <ToolButton
        icon="link"
        label="Link"
        keys="Ctrl+K"
        {...mark("link")}
        onClick={() => editor && askLink()}
      />
      <ToolButton
        icon="picture"
        label="Picture"
        aria-disabled={editor === null || undefined}
        onClick={() => editor && askPicture(null)}
      />
    </>
  );
}
