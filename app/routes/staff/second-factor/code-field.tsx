import { TextField } from "#ui/field/text-field.tsx";

type CodeFieldProps = {
  name: string;
  hasAuthenticator: boolean;
};

/** Takes a code of an app, in the digits of any keyboard, or a recovery code. */
export function CodeField({ name, hasAuthenticator }: CodeFieldProps) {
  return (
    <TextField
      label={hasAuthenticator ? "Code of your authenticator app, or a recovery code" : "Recovery code"}
      id="code"
      name={name}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      required
    />
  );
}
