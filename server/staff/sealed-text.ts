import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Random } from "#server/ids/ids.ts";
import { deriveKey } from "#server/secrets/secrets.ts";

/** Encrypts (AES-256-GCM) secrets that the site has to read again, so that the database alone does not reveal them. */
export function seal(text: string, secrets: string[], random: Random) {
  const iv = random(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets[0] ?? ""), iv);
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
}

/** @returns undefined where none of the secrets sealed it */
export function unseal(sealed: string, secrets: string[]) {
  const bytes = Buffer.from(sealed, "base64url");
  for (const secret of secrets)
    try {
      const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("utf8");
    } catch {
      /* Sealed by another one. */
    }
  return undefined;
}

function keyOf(secret: string) {
  return Buffer.from(deriveKey(secret, "encryption"), "hex");
}
