/**
 * Words and facts of the enquiry form. The browser's form and the server's schema both read them here, so that
 * what a field promises and what the server checks can't drift apart.
 */
export const enquiryForm = {
  fields: {
    fullName: {
      label: "Full name",
      autocomplete: "name",
      required: true,
      maxLength: 200 /* characters */,
      missing: "Enter your full name",
      wrong: "Full name must be 200 characters or fewer",
    },
    companyName: {
      label: "Company name",
      autocomplete: "organization",
      required: true,
      maxLength: 200 /* characters */,
      missing: "Enter the name of your company",
      wrong: "Company name must be 200 characters or fewer",
    },
    email: {
      label: "Email",
      autocomplete: "email",
      required: true,
      maxLength: 254 /* characters */,
      missing: "Enter your email address",
      wrong: "Enter an email address like name@company.com",
    },
    countryCode: {
      label: "Country code",
      autocomplete: "tel-country-code",
      required: true,
      maxLength: 20 /* characters */,
      placeholder: "+91",
      missing: "Enter your country code, for example +91",
      wrong: "Country code must be 20 characters or fewer, for example +91",
    },
    phoneNumber: {
      label: "Phone number",
      autocomplete: "tel",
      required: true,
      maxLength: 40 /* characters */,
      missing: "Enter your phone number",
      wrong: "Phone number must be 40 characters or fewer",
    },
    reason: {
      label: "Reason for contact",
      required: true,
      maxLength: 40 /* characters */,
      blank: "Select an option",
      options: ["Looking for Solutions", "Partnership", "Support"],
      missing: "Select a reason: Looking for Solutions, Partnership or Support",
      wrong: "Reason must be one of Looking for Solutions, Partnership or Support",
    },
    message: {
      label: "Message (optional)",
      required: false,
      maxLength: 5000 /* characters */,
      missing: "",
      wrong: "Message must be 5000 characters or fewer",
    },
  },
  success: "Thank you! Your message has been sent successfully.",
  /** The words around the reference, wherever a success is reported. */
  receipt: { reference: "Your reference is", follow: "See where your enquiry stands" },
  failure: "Sorry, there was an error sending your message. Please try again.",
  name: "Enquiry",
  submit: "Send message",
  submitting: "Submitting...",
  /** Above the fields that have to be put right. */
  check: "Please check these fields",
  /** The label of the field that people never see. */
  honeypot: "Leave this empty",
} as const;

/** Names in the order in which they stand in the form. */
export const enquiryFields = Object.keys(enquiryForm.fields) as (keyof typeof enquiryForm.fields)[];

/** The form's initial values, if the page knows what the enquiry is about. */
export type EnquiryOpening = {
  reason: (typeof enquiryForm.fields.reason.options)[number] | "";
  message: string;
};

/** The honeypot: a hidden field that people never see and programs fill in. */
export const honeypotField = "bot-field";

/** Header with the milliseconds from the opening of the page to the sending, set if script runs. */
export const formTimeHeader = "X-Form-Took";
