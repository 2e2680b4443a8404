import { leadForm } from "#content/forms/lead-form.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";

type LeadDialogProps = Omit<LeadFormProps, "setting" | "rejected"> & {
  setting: "popup" | "slide-in";
  title: string;
  open: boolean;
  onClose: () => void;
};

/** The lead form over the page. It is fetched on first use, so that no page's first load carries it. */
export default function LeadDialog({ title, open, ...form }: LeadDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={title}
      closeLabel={leadForm.close}
      place={form.setting === "slide-in" ? "end" : "center"}
    >
      <LeadForm {...form} />
    </Dialog>
  );
}
