import type { SignInPage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Door } from "./door.tsx";

export function SignIn({ email, next, problem }: SignInPage) {
  return (
    <Door heading="Sign in">
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      <form method="post" action="/staff/sign-in">
        <input type="hidden" name="next" value={next} />
        <TextField
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          maxLength={254}
          required
        />
        <TextField
          label="Password"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" tone="signal" size="large" icon="arrow">
          Sign in
        </Button>
      </form>
      <p>No account, or the password is lost? An admin can send you a link.</p>
    </Door>
  );
}
