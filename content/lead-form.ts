import { enquiryForm } from "./enquiry-form.ts";

/** Words and facts of the lead form: who wants a product document or a case study. */
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
      required: true,
      missing: "Please consent to receiving updates to proceed",
    },
  },
  fillInAll: "Please fill in all required fields",
  success: "Thank you for your submission. We'll get back to you soon!",
  successWithDocument: "Thank you for your submission. We'll email you with the document.",
  failure: "Sorry, there was an error. Please try again.",
} as const;
