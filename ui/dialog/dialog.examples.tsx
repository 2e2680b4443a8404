import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import type { Example } from "#ui/example.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Dialog } from "./dialog.tsx";
import { Question } from "./question.tsx";

export const examples: Example[] = [
  { name: "Dialog", element: <WithForm /> },
  { name: "Slides in at the end", element: <AtTheEnd /> },
  { name: "Question", element: <Asking /> },
];

function WithForm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Download Product Document</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Submit your details to learn more about our products"
        closeLabel="Close"
      >
        <TextField label="Full name" />
        <TextField label="Email" type="email" />
        <Button tone="signal">Submit</Button>
      </Dialog>
    </>
  );
}

function AtTheEnd() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open at the end</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Beside the page"
        closeLabel="Close"
        place="end"
      >
        <TextField label="Job title" />
      </Dialog>
    </>
  );
}

function Asking() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState("");
  const answered = (words: string) => () => {
    setOpen(false);
    setAnswer(words);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <output>{answer}</output>
      <Question
        open={open}
        question="Are you sure you want to delete this blog?"
        keep="Keep it"
        confirm="Delete it"
        onKeep={answered("Kept")}
        onConfirm={answered("Deleted")}
      />
    </>
  );
}
