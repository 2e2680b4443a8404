import { describe, expect, test } from "vitest";
import { goodFields } from "#tests/support/enquiries.ts";
import { checkFields, fieldNames } from "./forms.ts";

describe("an enquiry", () => {
  test("with every field right has no errors", () => {
    expect(checkFields("contact", goodFields)).toEqual({ ok: true });
  });

  test("may leave out message and source", () => {
    const { message: _, source: __, ...required } = goodFields;
    expect(checkFields("home-contact", required)).toEqual({ ok: true });
  });

  test("names every field that is missing", () => {
    expect(checkFields("contact", {})).toEqual({
      ok: false,
      message: "Sorry, there was an error sending your message. Please try again.",
      errors: {
        fullName: "Enter your full name",
        companyName: "Enter the name of your company",
        email: "Enter your email address",
        countryCode: "Enter your country code, for example +91",
        phoneNumber: "Enter your phone number",
        reason: "Select a reason: Looking for Solutions, Partnership or Support",
      },
    });
  });

  test.each([
    ["fullName", " \t\u00A0", "Enter your full name"],
    ["fullName", "x".repeat(201), "Full name must be 200 characters or fewer"],
    ["companyName", "x".repeat(201), "Company name must be 200 characters or fewer"],
    ["email", "asha", "Enter an email address like name@company.com"],
    ["email", " asha@rao.example", "Enter an email address like name@company.com"],
    ["email", "asha@rao.example\r\nBcc: x@y.example", "Enter an email address like name@company.com"],
    ["email", `${"x".repeat(250)}@y.example`, "Enter an email address like name@company.com"],
    ["countryCode", "+".repeat(21), "Country code must be 20 characters or fewer, for example +91"],
    ["phoneNumber", "1".repeat(41), "Phone number must be 40 characters or fewer"],
    ["reason", "Select an option", "Reason must be one of Looking for Solutions, Partnership or Support"],
    ["reason", "", "Select a reason: Looking for Solutions, Partnership or Support"],
    ["message", "x".repeat(5001), "Message must be 5000 characters or fewer"],
    ["source", "x".repeat(201), "Source must be 200 characters or fewer"],
  ])("says what is wrong with %s %j", (field, value, words) => {
    expect(checkFields("contact", { ...goodFields, [field]: value })).toMatchObject({
      ok: false,
      errors: { [field]: words },
    });
  });

  test.each([
    ["email", "a@b"],
    ["email", "o'neil+robots@mail.rao-cold.example"],
    ["countryCode", "91"],
    ["phoneNumber", "ask at the gate"],
    ["countryCode", "+1-684"],
    ["phoneNumber", "(040) 123 456-78 ext. 9"],
    ["phoneNumber", "٠١٢٣٤٥٦"],
    ["fullName", "José 🤖"],
  ])("takes %s %j", (field, value) => {
    expect(checkFields("contact", { ...goodFields, [field]: value })).toEqual({ ok: true });
  });

  test("counts a line break as one character, as the browser's maxlength does", () => {
    expect(checkFields("contact", { ...goodFields, message: "x\r\n".repeat(2500) })).toEqual({ ok: true });
  });

  test("refuses a field that came twice", () => {
    expect(checkFields("contact", goodFields, ["email"])).toMatchObject({
      ok: false,
      errors: { email: "Send this field once only" },
    });
  });
});

describe("a lead", () => {
  const lead = {
    fullName: "Asha Rao",
    companyName: "Rao Cold Stores",
    email: "asha@rao.example",
    jobTitle: "Plant manager",
    consent: "Yes",
  };

  test.each([
    ["everything right", lead, undefined],
    ["a field empty", { ...lead, jobTitle: "", consent: "No" }, "Please fill in all required fields"],
    ["no consent", { ...lead, consent: "No" }, "Please consent to receiving updates to proceed"],
    ["a wrong address", { ...lead, email: "asha" }, "Sorry, there was an error. Please try again."],
  ])("with %s", (_, fields, message) => {
    const check = checkFields("product-documentation", fields);
    expect(check.ok ? undefined : check.message).toBe(message);
  });
});

test("the export has every field of every form once", () => {
  expect(fieldNames).toEqual([
    "fullName",
    "companyName",
    "email",
    "countryCode",
    "phoneNumber",
    "reason",
    "message",
    "source",
    "jobTitle",
    "consent",
  ]);
});
