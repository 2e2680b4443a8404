import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "#server/database/connect.ts";
import { authority, certificate, certificateKey, otherAuthority } from "#tests/support/certificates.ts";

/** The first message of a connection, which asks for TLS. */
const asksForTls = Buffer.from("0000000804d2162f", "hex");

let folder: string;
/** What came from whoever connected: in words of the protocol, after the question for TLS. */
let heard: string[];
let speaksTls = true;

/* As far as PostgreSQL's server goes before anybody is known. */
const server = createServer((socket) => {
  socket.on("error", () => {});
  socket.once("data", (first: Buffer) => {
    if (!first.equals(asksForTls)) return void heard.push(`in the clear: ${first.toString("latin1")}`);
    socket.write(speaksTls ? "S" : "N");
    if (speaksTls) listenTo(socket);
  });
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mag-certificates-"));
  await writeFile(join(folder, "own.pem"), authority);
  await writeFile(join(folder, "other.pem"), otherAuthority);
  await once(server.listen(0, "localhost"), "listening");
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["no authority is named, and none of this machine's made the certificate", ""],
  ["another authority is named", "&sslrootcert=other.pem"],
])("a PostgreSQL server hears nothing of us where %s", async (_, query) => {
  await expect(connect(at(query))).rejects.toThrow(/certificate/);
  expect(heard).toEqual([]);
});

test("a server without TLS hears nothing either", async () => {
  speaksTls = false;
  await expect(connect(at("&sslrootcert=own.pem"))).rejects.toThrow(/SSL/);
  speaksTls = true;
  expect(heard).toEqual([]);
});

test("a server with a certificate of the authority that is named is believed", async () => {
  await expect(connect(at("&sslrootcert=own.pem"))).rejects.toThrow(/can't be used/);
  expect(heard[0]).toContain("application_name");
});

function at(query: string) {
  const { port } = server.address() as AddressInfo;
  const named = query.replace("sslrootcert=", `sslrootcert=${folder}/`);
  return { dataDir: "", databaseUrl: `postgres://site@localhost:${port}/site?sslmode=verify-full${named}` };
}

function listenTo(socket: Socket) {
  const secure = new TLSSocket(socket, { isServer: true, cert: certificate, key: certificateKey });
  secure.on("error", () => {});
  secure.on("data", (words: Buffer) => {
    heard.push(words.toString("latin1"));
    secure.destroy();
  });
}
