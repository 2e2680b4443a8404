import { enquiryForm } from "./enquiry-form.ts";

/** Words and facts of the lead form, which asks for a product document or a case study. */
export const leadForm = {
  fields: {
    fullName: enquiryForm.fields.fullName,
    companyName: enquiryForm.fields.companyName,
    email: enquiryForm.fields.email,
    jobTitle: {
      label: "Job title",
      autocomplete: "organization-title",
      required: true,
      maxLength: 200 /* characters */,
      missing: "Enter your job title",
      wrong: "Job title must be 200 characters or fewer",
    },
    consent: {
      label: "I consent to receiving email and other updates from the company.",
      missing: "Please consent to receiving updates to proceed",
    },
  },
  /** After the fields: chooses the document, where the visitor may choose. */
  choice: { label: "Document", blank: "No document, keep me informed" },
  submit: "Submit",
  submitting: "Submitting...",
  close: "Close",
  fillInAll: "Please fill in all required fields",
  success: "Thank you for your submission. We'll get back to you soon!",
  successWithDocument: "Thank you for your submission. We'll email you with the document.",
  popupSuccess: {
    heading: "Success!",
    text: "Your form has been submitted successfully and your download will start shortly.",
  },
  thanks: "Thank you",
  open: "Open the document",
  again: "Fill in the form again",
  failure: "Sorry, there was an error. Please try again.",
  failureAlert: "There was an error submitting the form. Please try again.",
  downloadFailure: {
    popup: "Failed to download PDF. Please make sure the file is in the public folder",
    /** The file's name goes between the two parts. */
    product: ["Failed to download PDF. Please make sure ", " is in the public folder."],
  },
  downloadHint: "Your details have reached us. You can also open the document in your browser:",
  remembered: {
    heading: "Is this still you?",
    note: "Kept in this browser only, from the last form you sent here.",
    change: "Change",
    forget: "Forget me",
    forgotten: "Forgotten. This browser no longer keeps your details.",
  },
  popupTitles: {
    product: "Submit your details to learn more about our products",
    caseStudy: "Submit your details to get the case study",
    guide: "Submit your details to get the guide",
  },
} as const;

/** The fields that a visitor fills in, in the form's order. */
export const leadFields = [
  "fullName",
  "companyName",
  "email",
  "jobTitle",
] as const satisfies readonly (keyof typeof leadForm.fields)[];

/** Hidden field with the path of the page on which consent was given, for browsers that send no Referer. */
export const pageField = "page";
