import type { WelcomePage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Door } from "./door.tsx";

const words = {
  "first-account": { heading: "The first account", action: "Create the account" },
  account: { heading: "Your account", action: "Create the account" },
  password: { heading: "A new password", action: "Set the password" },
};

const unusableWords = {
  ended:
    "It has already been used, a newer one has replaced it, or it has expired. An admin can make another; for the very first account: npm run staff -- first.",
  "has-account":
    "There is an account with this address already. Sign in with its password, or ask an admin for a link that sets a new one.",
};

/** The page of a one-time link. Its form posts to the same address, which contains the token. */
export function Welcome(page: WelcomePage) {
  const { purpose, unusable, email, emailIsOpen, name, shortestPassword, errors } = page;
  if (!purpose)
    return (
      <Door heading="This link no longer works">
        <p>{unusableWords[unusable ?? "ended"]}</p>
      </Door>
    );
  const { heading, action } = words[purpose];
  return (
    <Door heading={heading}>
      <form method="post">
        {purpose !== "password" && (
          <TextField
            label="Name"
            id="name"
            name="name"
            autoComplete="name"
            defaultValue={name}
            error={errors["name"]}
            maxLength={200}
            required
          />
        )}
        <TextField
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={errors["email"]}
          maxLength={254}
          readOnly={!emailIsOpen}
          required
        />
        <TextField
          label="Password"
          hint={`${shortestPassword} characters or more. A few words in a row are easy to remember.`}
          id="password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errors["password"]}
          minLength={shortestPassword}
          required
        />
        <Button type="submit" tone="signal" size="large" icon="arrow">
          {action}
        </Button>
      </form>
    </Door>
  );
}
