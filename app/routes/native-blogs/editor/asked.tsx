import { escapeMarkup } from "#content/wording/markup.ts";
import { useEditorTools } from "./editor-tools.ts";
import { PictureDialog } from "./pictures/picture-dialog.tsx";
import { LinkDialog } from "./rich-text/link-dialog.tsx";
import type { Asking } from "./use-writing.ts";

/** The dialog that asks for the link or the picture to put into the active paragraph. */
export function Asked({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { activeText, announce, change } = useEditorTools();
  const editor = activeText.editor();
  const after = asking.what === "picture" ? asking.after : undefined;
  if (!editor && after === undefined) return null;

  if (asking.what === "picture") {
    return (
      <PictureDialog
        file={asking.file}
        onClose={onClose}
        onInsert={({ src, alt, width, height }) => {
          onClose();
          if (after === undefined) editor?.chain().focus().setImage({ src, alt, width, height }).run();
          else {
            const content = `<img src="${src}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`;
            change({ type: "insert", block: after, blocks: [{ type: "paragraph", content }] });
          }
          announce("Picture inserted");
        }}
      />
    );
  }

  if (!editor) return null;
  const address = String(editor.getAttributes("link")["href"] ?? "");
  return (
    <LinkDialog
      address={address}
      onClose={onClose}
      onRemove={() => {
        onClose();
        editor.chain().focus().extendMarkRange("link").unsetLink().run();
      }}
      onSet={(href) => {
        onClose();
        const isAlone = editor.state.selection.empty && !address;
        const link = { type: "text", text: href, marks: [{ type: "link", attrs: { href } }] };
        if (isAlone) editor.chain().focus().insertContent(link).run();
        else editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
      }}
    />
  );
}
