import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { StaffClient } from "./staff.ts";

const factors = "/staff/account/second-factor";

/** Adds a passkey as a browser with a security key does. @returns what the site answers to what was made */
export async function addPasskey(client: StaffClient, origin: string) {
  const begun = await client.post(`${factors}/passkey`);
  const options = /data-passkey="([^"]*)"/.exec(await begun.text())?.[1]?.replaceAll("&quot;", '"') ?? "";
  const { challenge, rp } = JSON.parse(options).create;
  const response = JSON.stringify(madePasskey(challenge, rp.id, origin));
  const cookie = begun.headers.getSetCookie().find((set) => set.includes(".challenge="));
  const headers = { cookie: `${client.cookie}; ${cookie?.split(";")[0]}` };
  return client.post(`${factors}/passkey/new`, { name: "Key", response }, headers);
}

/** A registration without attestation: https://www.w3.org/TR/webauthn-3/#sctn-none-attestation */
function madePasskey(challenge: string, host: string, origin: string) {
  const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({
    format: "jwk",
  });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const es256 = [
    [1, 2],
    [3, -7],
    [-1, 1],
  ] as const;
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([...es256, [-2, coordinate(x)], [-3, coordinate(y)]]),
  );
  const id = randomBytes(16);
  const present = Buffer.from([0b0100_0101, 0, 0, 0, 0]);
  const length = Buffer.from([0, id.length]);
  const data = Buffer.concat([
    createHash("sha256").update(host).digest(),
    present,
    Buffer.alloc(16),
    length,
    id,
    key,
  ]);
  const attestation = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", new Uint8Array(data)],
  ]);
  return {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type: "webauthn.create", challenge, origin })).toString(
        "base64url",
      ),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
    },
  };
}
