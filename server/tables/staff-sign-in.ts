/** Browsers that an account signed in from. */
export type StaffDevicesTable = {
  user_id: string;
  /** SHA-256 of the cookie, in hexadecimal. */
  token_hash: string;
  seen_at: string;
};

/** An app that shows codes for one account (TOTP, RFC 6238). */
export type StaffAuthenticatorsTable = {
  user_id: string;
  /** Encrypted: see sealed-text.ts. */
  secret: string;
  /** Number of the 30 seconds whose code was used last: no code of those or earlier ones is taken again. */
  last_step: number;
  created_at: string;
};

/** Codes that were not used yet, each good for one sign-in. */
export type StaffRecoveryCodesTable = {
  /** SHA-256 of 120 random bits, in hexadecimal. */
  code_hash: string;
  user_id: string;
};

export type StaffPasskeysTable = {
  /** Credential id, in base64url. */
  id: string;
  user_id: string;
  name: string;
  /** COSE key, in base64url. */
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  created_at: string;
  used_at: string | null;
};

/** A sign-in or a confirmation whose password was right and whose second factor is asked for, or one being added. */
export type StaffChallengesTable = {
  /** SHA-256 of the cookie that holds it, in hexadecimal. */
  token_hash: string;
  user_id: string;
  purpose: "sign-in" | "confirm" | "add-passkey" | "add-authenticator";
  /** What a passkey has to sign, in base64url. */
  challenge: string | null;
  /** Of the authenticator that is being added, encrypted. */
  secret: string | null;
  attempts: number;
  expires_at: string;
};

/** Sign-ins that failed or are under way. */
export type SignInAttemptsTable = {
  id: string;
  /** SHA-256 of the email address in lower case; where a known device tried, with its hash after a space. */
  account: string;
  /** The name of the network that it came from: see network-names.ts. */
  network: string;
  at: string;
};
