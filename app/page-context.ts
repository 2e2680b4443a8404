import { createContext } from "react-router";

/** A form that was sent without script and has to be shown again, filled in. */
export type RejectedForm = {
  form: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
};

/** What the server hands to a page that it renders at request time. */
export const nonceContext = createContext<string>("");
export const rejectedFormContext = createContext<RejectedForm | null>(null);
