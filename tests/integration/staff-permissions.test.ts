import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInvitation } from "#server/staff/invitations.ts";
import { type StaffSettings, staffSite } from "#server/staff/staff.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { editorOf, goodPost } from "#tests/support/posts.ts";
import {
  addStaff,
  badCookies,
  password,
  type StaffClient,
  sessionCookie,
  signIn,
  staffClient,
  startStaffedSite,
} from "#tests/support/staff.ts";

let world: Awaited<ReturnType<typeof startStaffedSite>>;
let admin: StaffClient;
let editor: StaffClient;
let other: StaffClient;
let reference: string;

beforeAll(async () => {
  world = await startStaffedSite();
  [admin, editor, other] = await Promise.all([
    world.member("Ada", "admin"),
    world.member("Emil", "editor"),
    world.member("Olga", "admin"),
  ]);
  const sent = await fetch(`${world.site.origin}/`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields }),
  });
  ({ reference } = (await sent.json()) as { reference: string });
});
afterAll(() => world.stop());

/** Every address below /staff; a new one belongs in here. `:ref` and `:editor` are put in. */
const enquiries = {
  get: ["/staff", "/staff/enquiries/:ref"],
  post: [
    ["/staff/enquiries/:ref/state", { state: "answered" }],
    ["/staff/enquiries/:ref/owner", { owner: "" }],
    ["/staff/enquiries/:ref/note", { note: "A note" }],
    ["/staff/enquiries/:ref/delivery", { kind: "sales-notice" }],
  ],
} as const;

const own = {
  get: ["/staff/account", "/staff/account/second-factor"],
  post: [
    ["/staff/account/password", { current: "wrong", password: "another long password" }],
    ["/staff/account/sessions/nobody", {}],
    ["/staff/account/sessions/others", {}],
    ["/staff/account/confirm", {}],
    ["/staff/account/second-factor/authenticator", {}],
    ["/staff/account/second-factor/authenticator/code", { code: "123456" }],
    ["/staff/account/second-factor/authenticator/remove", {}],
    ["/staff/account/second-factor/passkey", {}],
    ["/staff/account/second-factor/passkey/new", { response: "{}" }],
    ["/staff/account/second-factor/passkey/remove", { id: "x" }],
    ["/staff/account/second-factor/recovery-codes", {}],
  ],
} as const;

const everyone = { get: [...enquiries.get, ...own.get], post: [...enquiries.post, ...own.post] };

const admins = {
  get: ["/staff/export.csv", "/staff/erase", "/staff/accounts", "/staff/audit"],
  post: [
    ["/staff/erase", { email: goodFields.email }],
    ["/staff/erase/confirmed", { email: goodFields.email }],
    ["/staff/accounts", { email: "new@mag.example", role: "admin" }],
    ["/staff/accounts/:editor/admin", {}],
    ["/staff/accounts/:editor/editor", {}],
    ["/staff/accounts/:editor/writer", {}],
    ["/staff/accounts/:editor/unlock", {}],
    ["/staff/accounts/:editor/disable", {}],
    ["/staff/accounts/:editor/enable", {}],
    ["/staff/accounts/:editor/link", {}],
    ["/staff/accounts/:editor/sign-out", {}],
  ],
} as const;

const gets = [...everyone.get, ...admins.get];
const posts = [...everyone.post, ...admins.post];

/** Before anybody is signed in. */
const open = ["/sign-in", "/sign-in/second-factor", "/sign-out", "/welcome/:token"];

test("every address that the app knows is tested below", () => {
  const app = staffSite({ config: { siteUrl: undefined } } as unknown as StaffSettings);
  const known = app.routes.filter(({ method, path }) => method !== "ALL" && !open.includes(path));
  const tried = [...gets.map((path) => ["GET", path]), ...posts.map(([path]) => ["POST", path])] as const;
  expect(known.length).toBeGreaterThan(25);
  for (const { method, path } of known) {
    const shape = new RegExp(`^/staff${path.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+")}$`);
    expect(
      tried.filter(([verb = "", address = ""]) => verb === method && shape.test(address)),
      `${method} ${path}`,
    ).not.toHaveLength(0);
  }
});

describe.each([
  {
    role: "writer",
    may: own.get,
    refused: { get: [...enquiries.get, ...admins.get], post: [...enquiries.post, ...admins.post] },
  },
  { role: "sales", may: everyone.get, refused: admins },
] as const)("somebody of the role $role", ({ role, may, refused }) => {
  let member: StaffClient;
  beforeAll(async () => {
    member = await world.member(role === "writer" ? "Wim" : "Sam", role);
  });

  test.each(may)("sees %s", async (path) => {
    expect((await member.get(await fill(path))).status).toBe(200);
  });

  test.each(refused.get)("is refused at GET %s", async (path) => {
    expect((await member.get(await fill(path))).status).toBe(403);
  });

  test.each(refused.post)("is refused at POST %s", async (path, fields) => {
    await expectNothingChanged(async () => {
      expect((await member.post(await fill(path), fields)).status).toBe(403);
    });
  });

  test("writes posts, or is refused where posts are written", async () => {
    const { status } = await member.get("/native-blogs/new");
    expect(status).toBe(role === "writer" ? 200 : 403);
    const id = randomUUID();
    const draft = { fields: goodPost(), startedFrom: null, sequence: 1 };
    const kept = await editorOf(member, world.site.origin).send("PUT", `/drafts/${id}`, draft);
    expect(kept.status).toBe(role === "writer" ? 200 : 403);
  });
});

test("a writer lands in the blog, and a ticket can't be handed to one", async () => {
  const entry = { email: await addStaff(world.db, "Wanda", "writer"), password };
  const landed = await world.anonymous.post("/staff/sign-in", entry);
  expect(landed.headers.get("location")).toBe("/native-blogs");
  const blog = await (await staffClient(world.site, sessionCookie(landed)).get("/native-blogs")).text();
  expect(blog).toContain('action="/staff/sign-out"');
  expect(blog).not.toContain('href="/staff"');
  expect(await (await admin.get(await fill("/staff/enquiries/:ref"))).text()).not.toContain("Wanda");
});

test.each(["constructor", "toString", "__proto__"])(
  "an address that says “%s” was done shows its page and no failure",
  async (done) => {
    for (const path of [
      "/staff/account",
      "/staff/account/second-factor",
      "/staff/accounts",
      "/staff/enquiries/:ref",
    ]) {
      const answer = await admin.get(`${await fill(path)}?done=${done}`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  },
);

describe("a visitor who is not signed in", () => {
  test.each(gets)("is led to the sign-in from %s", async (path) => {
    const response = await world.anonymous.get(await fill(path));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/staff\/sign-in/);
  });

  test.each(posts)("changes nothing by POST %s", async (path, fields) => {
    await expectNothingChanged(async () => {
      const response = await world.anonymous.post(await fill(path), fields);
      expect(response.headers.get("location")).toBe("/staff/sign-in");
    });
  });
});

describe("an invalid session", () => {
  let cookies: string[];
  beforeAll(async () => {
    cookies = await badCookies(world, admin);
  });

  test.each(gets)("is refused at GET %s", async (path) => {
    for (const cookie of cookies) {
      const response = await staffClient(world.site, cookie).get(await fill(path));
      expect(response.status, cookie).toBe(303);
    }
  });

  test.each(posts)("is refused at POST %s", async (path, fields) => {
    await expectNothingChanged(async () => {
      for (const cookie of cookies) {
        const response = await staffClient(world.site, cookie).post(await fill(path), fields);
        expect(response.headers.get("location"), cookie).toBe("/staff/sign-in");
      }
    });
  });
});

describe("a form that another site sent", () => {
  test.each([...posts, ["/staff/sign-in", {}], ["/staff/sign-out", {}], ["/staff/welcome/x", {}]] as const)(
    "is refused at POST %s",
    async (path, fields) => {
      await expectNothingChanged(async () => {
        const foreign: Record<string, string>[] = [
          { origin: "https://evil.example" },
          { origin: "null" },
          { "sec-fetch-site": "cross-site" },
          { "sec-fetch-site": "same-site" },
          { "sec-fetch-site": "none" },
        ];
        for (const headers of foreign) {
          const response = await admin.post(await fill(path), fields, headers);
          expect(response.status, JSON.stringify(headers)).toBe(403);
        }
        const silent = await fetch(world.site.origin + (await fill(path)), {
          method: "POST",
          redirect: "manual",
          headers: { cookie: admin.cookie },
          body: new URLSearchParams(fields),
        });
        expect(silent.status).toBe(403);
      });
    },
  );
});

describe("an editor", () => {
  test.each(everyone.get)("sees %s", async (path) => {
    expect((await editor.get(await fill(path))).status).toBe(200);
  });

  test.each(admins.get)("is refused at GET %s", async (path) => {
    const response = await editor.get(await fill(path));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("Only an admin may do this");
  });

  test.each(admins.post)("is refused at POST %s", async (path, fields) => {
    await expectNothingChanged(async () => {
      expect((await editor.post(await fill(path), fields)).status).toBe(403);
    });
  });

  test("has no way to what only admins may do on its pages", async () => {
    for (const path of ["/staff", `/staff/enquiries/${reference}`]) {
      const page = await (await editor.get(path)).text();
      expect(page).not.toMatch(/\/staff\/(erase|accounts|export)/);
    }
  });
});

describe("an admin", () => {
  test.each([...everyone.get, ...admins.get])("sees %s", async (path) => {
    const response = await admin.get(await fill(path));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("can't end the session of somebody else as if it were their own", async () => {
    const { id } = await world.db
      .selectFrom("staff_sessions")
      .innerJoin("staff_users", "staff_users.id", "user_id")
      .select("staff_sessions.id")
      .where("email", "=", "olga@mag.example")
      .executeTakeFirstOrThrow();
    await admin.post(`/staff/account/sessions/${id}`);
    expect((await other.get("/staff")).status).toBe(200);
  });

  test("makes an editor an admin and back, and it holds at the next request", async () => {
    await admin.post(await fill("/staff/accounts/:editor/admin"));
    expect((await editor.get("/staff/accounts")).status).toBe(200);
    await admin.post(await fill("/staff/accounts/:editor/editor"));
    expect((await editor.get("/staff/accounts")).status).toBe(403);
  });

  test("disables an account: its session ends, and it can't sign in until it is enabled again", async () => {
    await admin.post(await fill("/staff/accounts/:editor/disable"));
    expect((await editor.get("/staff")).status).toBe(303);
    expect(await signIn(world.site, "emil@mag.example")).toBe("");
    await admin.post(await fill("/staff/accounts/:editor/enable"));
    editor = staffClient(world.site, await signIn(world.site, "emil@mag.example"));
    expect((await editor.get("/staff")).status).toBe(200);
  });

  test("signs somebody out everywhere", async () => {
    await admin.post(await fill("/staff/accounts/:editor/sign-out"));
    expect((await editor.get("/staff")).status).toBe(303);
    editor = staffClient(world.site, await signIn(world.site, "emil@mag.example"));
  });
});

test("an unknown address, the React Router's own ones and other methods give nothing away", async () => {
  expect((await admin.get("/staff/nowhere")).status).toBe(404);
  expect((await admin.get("/staff/enquiries/MR-0000-0000")).status).toBe(404);
  for (const path of ["/staff.data", "/staff.data?index", "/STAFF", "/staff/", "/_root.data"]) {
    const page = await (await fetch(world.site.origin + path)).text();
    expect(page, path).not.toContain(reference);
    expect(page, path).not.toContain("Asha");
  }
  for (const method of ["PUT", "DELETE", "OPTIONS", "PURGE"]) {
    const answer = await fetch(`${world.site.origin}/staff`, { method, headers: { cookie: admin.cookie } });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
  }
});

test.each(engines)(
  "a strange address, query or field is refused, and nothing fails over it: %s",
  async (engine) => {
    await using database = await freshDatabase(engine);
    const { site, member, anonymous, stop } = await startStaffedSite(database.env);
    const ada = await member("Ada", "admin");
    const strange = [
      "%00",
      "MR-0000-0000%00",
      "%F0%9F%A6%95",
      "'%20or%201=1",
      "NaN",
      "-1",
      "1e999",
      "%E0%A4%A",
    ];
    for (const text of strange) {
      for (const path of [`enquiries/${text}`, text]) {
        const answer = await ada.get(`/staff/${path}`);
        expect(answer.status, path).toBe(404);
        expect(await answer.text()).toContain("<main");
      }
      for (const path of [`enquiries/${text}/note`, `accounts/${text}/disable`, `accounts/x/${text}`])
        expect((await ada.post(`/staff/${path}`, { note: "x" })).status, path).toBe(404);
      expect((await ada.post(`/staff/account/sessions/${text}`)).status, text).toBeOneOf([303, 404]);
      expect((await anonymous.get(`/staff/welcome/${text}`)).status, text).toBeOneOf([404, 410]);
      for (const name of ["search", "form", "view", "older", "newer", "from", "reason"])
        expect((await ada.get(`/staff?${name}=${text}`)).status, name).toBe(200);
      const typed = decodeURIComponent(text.replace("%E0%A4%A", "\uFFFD"));
      const entry = { email: `ada@mag.example${typed}`, password };
      expect((await anonymous.post("/staff/sign-in", entry)).status, text).toBe(401);
      expect((await ada.post("/staff/erase", entry)).status).toBe(200);
      expect((await ada.post("/staff/erase/confirmed", entry)).status).toBe(200);
      expect((await ada.post("/staff/accounts", { email: typed, role: typed })).status).toBe(422);
    }
    const invitation = { purpose: "account", email: "emil@mag.example", role: "editor" } as const;
    const token = await createInvitation(database.db, {
      ...invitation,
      now: new Date(),
      random: randomBytes,
    });
    expect((await anonymous.post(`/staff/welcome/${token}`, { name: "\0", password })).status).toBe(422);
    expect((await anonymous.post(`/staff/welcome/${token}`, { name: "Emil\0", password })).status).toBe(303);
    expect(site.output.join("\n")).not.toContain("a request failed");
    await stop();
  },
);

test("names of object methods are no action on an account", async () => {
  for (const action of ["__proto__", "constructor", "valueOf", "hasOwnProperty", "toString"])
    expect((await admin.post(await fill(`/staff/accounts/:editor/${action}`))).status, action).toBe(404);
});

test("a form of more than 64 KB is refused in words, signed in or not", async () => {
  const large = { note: "a".repeat(70_000) };
  const id = "0190a0a0-0000-7000-8000-000000000000";
  for (const path of ["/staff/sign-in", "/staff/accounts", `/native-blogs/${id}/delete`])
    for (const client of [world.anonymous, admin]) {
      const answer = await client.post(path, large);
      expect(answer.status, path).toBe(413);
      expect(await answer.text()).toContain("too long");
    }
});

test("a sign-in leads to an address that holds other letters, and not to a very long one", async () => {
  const entry = { email: "ada@mag.example", password };
  const led = await world.anonymous.post("/staff/sign-in", { ...entry, next: "/€" });
  expect([led.status, led.headers.get("location")]).toEqual([303, "/%E2%82%AC"]);
  const long = await world.anonymous.get(`/staff?search=${"a".repeat(3000)}`);
  expect([long.status, long.headers.get("location")]).toEqual([303, "/staff/sign-in"]);
});

test("a password that is changed ends every session of the account, and begins a new one here", async () => {
  const second = staffClient(world.site, await signIn(world.site, "olga@mag.example"));
  const changed = await other.post("/staff/account/password", {
    current: password,
    password: "an entirely new one",
  });
  expect(changed.headers.get("location")).toBe("/staff/account?done=password");
  expect((await staffClient(world.site, sessionCookie(changed)).get("/staff")).status).toBe(200);
  expect((await other.get("/staff")).status).toBe(303);
  expect((await second.get("/staff")).status).toBe(303);
  expect(await signIn(world.site, "olga@mag.example")).toBe("");
  expect(await signIn(world.site, "olga@mag.example", "an entirely new one")).toContain("mag-staff");
});

async function fill(path: string) {
  if (!path.includes(":")) return path;
  const { id } = await world.db
    .selectFrom("staff_users")
    .select("id")
    .where("email", "=", "emil@mag.example")
    .executeTakeFirstOrThrow();
  return path.replace(":ref", reference).replace(":editor", id);
}

/** Submissions, tickets, deliveries, accounts and invitations are what they were. */
async function expectNothingChanged(attempt: () => Promise<void>) {
  const before = await everything();
  await attempt();
  expect(await everything()).toEqual(before);
}

async function everything() {
  const { db } = world;
  return Promise.all([
    db.selectFrom("submissions").selectAll().execute(),
    db.selectFrom("tickets").selectAll().execute(),
    db.selectFrom("ticket_entries").selectAll().execute(),
    db.selectFrom("deliveries").selectAll().execute(),
    db.selectFrom("staff_users").selectAll().orderBy("id").execute(),
    db.selectFrom("staff_credentials").selectAll().orderBy("id").execute(),
    db.selectFrom("staff_invitations").selectAll().orderBy("token_hash").execute(),
  ]);
}
