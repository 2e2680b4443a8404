import { type ComponentProps, type FormEvent, useState } from "react";
import { href } from "react-router";
import { type DocumentKind, documentForms } from "#addresses/forms.ts";
import { leadForm } from "#content/forms/lead-form.ts";
import { Button, type ButtonLook } from "#ui/button/button.tsx";
import type LeadDialog from "./lead-dialog.tsx";
import type { WantedDocument } from "./lead-form.tsx";

type DocumentRequestProps = ButtonLook & {
  document: WantedDocument & { readonly id: string; readonly kind: DocumentKind };
  className?: string | undefined;
};

type Opening = { dialog: typeof LeadDialog; count: number };

/**
 * A button that asks for a document. With script it opens the lead form over the page; without script, or if the form
 * can't be fetched, it leads to a page with the same form.
 */
export function DocumentRequest({ document, className, ...look }: DocumentRequestProps) {
  const [opening, setOpening] = useState<Opening>();
  const [open, setOpen] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { default: dialog } = await importDialog();
      setOpening((last) => ({ dialog, count: (last?.count ?? 0) + 1 }));
      setOpen(true);
    } catch {
      form.submit();
    }
  }

  const Opened = opening?.dialog;
  return (
    <>
      <form
        action={href("/documents/:document", { document: document.id })}
        className={className}
        onSubmit={onSubmit}
        onPointerEnter={aim}
        onFocus={aim}
      >
        <Button {...look} type="submit" data-replay="" />
      </form>
      {Opened && (
        <Opened
          key={opening.count}
          {...settings[document.kind]}
          name={documentForms[document.kind]}
          document={document}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const settings: Record<DocumentKind, Pick<ComponentProps<typeof LeadDialog>, "setting" | "title">> = {
  Datasheet: { setting: "slide-in", title: leadForm.popupTitles.product },
  "Case study": { setting: "popup", title: leadForm.popupTitles.caseStudy },
  Guide: { setting: "popup", title: leadForm.popupTitles.guide },
  Interface: { setting: "popup", title: leadForm.popupTitles.guide },
};

function importDialog() {
  return import("./lead-dialog.tsx");
}

/** Prefetches the form: a visitor who points at the button is likely to press it. */
function aim() {
  importDialog().catch(() => {
    /* A failure is ignored here: the press fetches the form again and handles the error. */
  });
}
