import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addStaff, password } from "#tests/support/staff.ts";
import { test as staffTest } from "#tests/support/staff-test.ts";

/** A passkey belongs to a host name, which an IP address isn't. */
const test = staffTest.extend<{ origin: string }>({
  origin: ({ site }, use) => use(site.origin.replace("127.0.0.1", "localhost")),
});

test("a passkey is made, asked for at the next sign-in, and asked for no longer once it is removed", async ({
  visit,
  staffed,
  origin,
}) => {
  const email = await addStaff(staffed.db, "Ada", "admin");
  const page = await visit(`${origin}/staff/sign-in`, {
    isCold: true,
    isReady: false,
    /* What is to be confirmed first is refused. */
    expectedErrors: [/403 \(Forbidden\)/],
  });
  const device = await addDevice(page);

  await signIn(page, origin, email);
  await page.goto(`${origin}/staff/account/second-factor`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("heading", { name: "New passkey" }).waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("Ada's laptop");
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await page.getByRole("heading", { name: "Recovery codes" }).waitFor();
  expect(await device.count()).toBe(1);
  await page.getByRole("link", { name: "I have saved them" }).click();
  await page.getByText("Ada's laptop").waitFor();
  await page.getByText("Not used yet").waitFor();

  await signOut(page);
  await signIn(page, origin, email);
  await page.getByRole("heading", { name: "Second step" }).waitFor();
  await page.goto(`${origin}/staff`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await signIn(page, origin, email);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("heading", { name: "Enquiries" }).waitFor();

  await page.goto(`${origin}/staff/account/second-factor`);
  expect(await page.getByRole("main").innerText()).not.toContain("Not used yet");
  const then = new Date(Date.now() - 16 * 60_000).toISOString();
  await staffed.db.updateTable("staff_sessions").set({ confirmed_at: then }).execute();
  await page.getByRole("button", { name: "Remove: Ada's laptop" }).click();
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("heading", { name: "Your second step again" }).waitFor();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("Your sign-in is changed.").waitFor();
  await signOut(page);
  await signIn(page, origin, email);
  await page.getByRole("heading", { name: "Enquiries" }).waitFor();
});

test("without the device that keeps the passkey nobody is signed in", async ({ visit, staffed, origin }) => {
  const email = await addStaff(staffed.db, "Mara", "admin");
  const page = await visit(`${origin}/staff/sign-in`, {
    isCold: true,
    isReady: false,
    expectedErrors: [/NotAllowedError/],
  });
  const device = await addDevice(page);
  await signIn(page, origin, email);
  await page.goto(`${origin}/staff/account/second-factor`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await page.getByRole("heading", { name: "Recovery codes" }).waitFor();
  await signOut(page);
  await device.clear();

  await signIn(page, origin, email);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect.poll(() => page.getByRole("alert").first().innerText()).not.toBe("");
  await page.goto(`${origin}/staff`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

/** Adds a virtual authenticator (WebAuthn) that stores passkeys and always consents. */
async function addDevice(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => {
      const { credentials } = await protocol.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
    clear: () => protocol.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

async function signIn(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/staff/sign-in`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForLoadState();
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}
