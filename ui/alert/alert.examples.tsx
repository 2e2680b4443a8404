import type { Example } from "#ui/example.ts";
import { Alert } from "./alert.tsx";

const alerts = (
  <>
    <Alert tone="error">Sorry, there was an error sending your message. Please try again.</Alert>
    <Alert tone="success">Thank you! Your message has been sent successfully.</Alert>
    <Alert tone="note">What you typed is kept on this device until it is sent.</Alert>
  </>
);

export const examples: Example[] = [
  { name: "On paper", element: alerts },
  { name: "On green", ground: "green", element: alerts },
];
