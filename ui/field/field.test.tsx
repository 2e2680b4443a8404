import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

test("a field is named by its label, and its mark is text", () => {
  const html = renderToStaticMarkup(<TextField label="Message" mark="optional" id="message" />);
  expect(html).toContain('<label for="message"');
  expect(html.replace(/<[^>]+>/g, "")).toBe("Message, optional");
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});

test.each([
  ["text", <TextField key="text" label="Name" id="x" hint="As in your passport" error="Name: tell us" />],
  [
    "select",
    <SelectField
      key="select"
      label="Name"
      id="x"
      hint="As in your passport"
      error="Name: tell us"
      options={[]}
    />,
  ],
  ["text area", <TextArea key="area" label="Name" id="x" hint="As in your passport" error="Name: tell us" />],
  ["checkbox", <Checkbox key="box" label="Name" id="x" hint="As in your passport" error="Name: tell us" />],
])("hint and error of a %s field are tied to its control", (_, field) => {
  const html = renderToStaticMarkup(field);
  expect(html).toMatch(
    /<(input|select|textarea)[^>]* id="x"[^>]* aria-describedby="x-hint x-error" aria-invalid="true"/,
  );
  expect(html).toMatch(/<p id="x-hint"[^>]*>As in your passport<\/p>/);
  expect(html).toMatch(/<p id="x-error"[^>]*><svg.*<span>Name: tell us<\/span><\/p>/);
});

test("two fields without ids do not share one", () => {
  const html = renderToStaticMarkup(
    <>
      <TextField label="A" />
      <TextField label="B" />
    </>,
  );
  const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(2);
});

test("a select begins with its blank choice", () => {
  const html = renderToStaticMarkup(
    <SelectField
      label="Reason"
      blank="Select an option"
      options={[{ value: "Support", label: "Support" }]}
    />,
  );
  expect(html).toContain(
    '<option value="">Select an option</option><option value="Support">Support</option>',
  );
});
