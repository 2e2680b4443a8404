import { describe, expect, test } from "vitest";
import { explainFailure } from "./mail.ts";

describe("a failure to send", () => {
  test.each([
    ["a refused recipient", { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, true],
    ["a refused message", { code: "EMESSAGE", responseCode: 554, command: "DATA" }, true],
    ["an address that can't be written in SMTP", { code: "EENVELOPE", command: "API" }, true],
    ["a busy mailbox", { code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }, false],
    ["a refused sign-in", { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, false],
    ["a refused sender", { code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }, false],
    ["a server that is closing", { code: "ECONNECTION", responseCode: 554, command: "CONN" }, false],
    ["a lost connection", { code: "ESOCKET", command: "CONN" }, false],
    ["anything else", {}, false],
  ])("%s", (_, details, permanent) => {
    expect(explainFailure(Object.assign(new Error("x"), details)).permanent).toBe(permanent);
  });

  test("is told in codes, without the server's words", () => {
    const refusal = {
      code: "EENVELOPE",
      responseCode: 550,
      command: "RCPT TO",
      response: "550 <asha@rao.example>",
    };
    const failure = Object.assign(new Error("550 <asha@rao.example> is not known"), refusal);
    expect(explainFailure(failure).error).toBe("EENVELOPE 550 RCPT TO");
    expect(explainFailure(new TypeError("asha@rao.example")).error).toBe("TypeError");
  });
});
