import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { patterns } from "#addresses/pages.ts";
import type { BlogSettings } from "#server/blog/context.ts";
import { deletePost } from "#server/blog/delete.ts";
import { blogDesk } from "#server/blog/desk.ts";
import { editorOf, type fieldsOf, goodPost, storePost } from "#tests/support/posts.ts";
import { badCookies, type StaffClient, staffClient, startStaffedSite } from "#tests/support/staff.ts";

let world: Awaited<ReturnType<typeof startStaffedSite>>;
let admin: StaffClient;
let editor: StaffClient;
let ids: Record<"published" | "draft" | "scheduled" | "deleted", string>;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  world = await startStaffedSite();
  [admin, editor] = await Promise.all([world.member("Ada", "admin"), world.member("Emil", "editor")]);
  await world.member("Olga", "admin");
  const { db } = world;
  const title = "Unmistakable";
  const deleted = await storePost(db, { title: `${title} deleted` });
  await deletePost(db, deleted.id, new Date());
  ids = {
    published: (await storePost(db, { title: "Public" })).id,
    draft: (await storePost(db, { title: `${title} draft`, publishDate: null })).id,
    scheduled: (await storePost(db, { title: `${title} later`, publishDate: "2199-01-01T00:00:00.000Z" })).id,
    deleted: deleted.id,
  };
  const color = { r: 11, g: 70, b: 51 };
  const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  picture = new Uint8Array(drawn);
});
afterAll(() => world.stop());

/** Every address below /native-blogs that only staff may use; the first test finds one that is missing. */
const pages = ["/new", "/:draft/edit", "/:published/edit", "/:published/versions", "/:published/delete"];
const forms = ["/:published/delete", "/:deleted/restore", "/:published/versions/1/restore"];
const adminForms = ["/:deleted/erase", "/deleted/erase"];
const calls = [
  ["GET", "/posts/:published", undefined],
  ["PUT", "/posts/:new", { fields: goodPost(), startedFrom: null }],
  ["DELETE", "/posts/:published", undefined],
  ["POST", "/posts/:deleted/restoration", undefined],
  ["POST", "/posts/:published/versions/1/restoration", { startedFrom: "2026-01-01T00:00:00.000Z" }],
  ["PUT", "/drafts/:new", { fields: goodPost(), startedFrom: null, sequence: 1 }],
  ["DELETE", "/drafts/:draft", undefined],
] as const;

test("every address that the app knows is tested below", () => {
  const app = blogDesk({ config: { siteUrl: undefined } } as unknown as BlogSettings);
  const known = app.routes
    .filter(
      ({ method, path }) => method !== "ALL" && !path.endsWith("*") && path.startsWith("/native-blogs/"),
    )
    .map(({ method, path }) => ({ method, path: path.slice("/native-blogs".length) }));
  const drawn = patterns
    .filter((pattern) => /^\/native-blogs\/(?!:id$)/.test(pattern))
    .map((pattern) => pattern.slice(1));
  const tried = [
    ...pages.map((path) => ["GET", path]),
    ...[...forms, ...adminForms, "/pictures"].map((path) => ["POST", path]),
    ...calls,
  ] as const;
  expect(known.length).toBeGreaterThan(10);
  expect(drawn.length).toBeGreaterThan(3);
  const all = [
    ...known,
    ...drawn.map((path) => ({ method: "GET", path: path.slice("native-blogs".length) })),
  ];
  for (const { method, path } of all) {
    const shape = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
    expect(
      tried.filter(([verb, address = ""]) => verb === method && shape.test(address)),
      `${method} ${path}`,
    ).not.toHaveLength(0);
  }
});

describe("a visitor who is not signed in", () => {
  test("reads what is public and nothing else", async () => {
    const list = await (await world.anonymous.get("/native-blogs")).text();
    expect(list).toContain("Public");
    for (const path of ["", ".data", "?state=draft", "?state=scheduled", "?search=unmistakable"])
      expect(await (await world.anonymous.get(`/native-blogs${path}`)).text(), path).not.toMatch(
        /Unmistakable/,
      );
    expect((await world.anonymous.get(fill("/native-blogs/:published"))).status).toBe(200);
    for (const state of ["draft", "scheduled", "deleted"])
      for (const end of ["", ".data"]) {
        const response = await world.anonymous.get(fill(`/native-blogs/:${state}${end}`));
        expect(response.status, state).toBe(404);
        expect(await response.text()).not.toContain("Unmistakable");
      }
  });

  test.each(pages)("is led to the sign-in from %s, and back", async (path) => {
    const address = fill(`/native-blogs${path}`);
    const response = await world.anonymous.get(address);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/staff/sign-in?${new URLSearchParams({ next: address })}`);
    const data = await (await world.anonymous.get(`${address}.data`)).text();
    expect(data).toContain("/staff/sign-in");
    expect(data).not.toContain("Unmistakable");
  });

  test.each([...forms, ...adminForms])("changes nothing by the form %s", async (path) => {
    await expectNothingChanged(async () => {
      const response = await world.anonymous.post(fill(`/native-blogs${path}`), { startedFrom: "" });
      expect(response.headers.get("location")).toBe("/staff/sign-in");
    });
  });

  test.each(calls)("gets 401 and changes nothing by %s %s", async (method, path, body) => {
    await expectNothingChanged(() => expectRefused(world.anonymous, 401, method, path, body));
  });

  test("uploads nothing", async () => {
    await expectNothingChanged(async () => {
      expect((await editorOf(world.anonymous, world.site.origin).upload(picture)).status).toBe(401);
    });
  });
});

describe("an invalid session", () => {
  test("is refused everywhere", async () => {
    await expectNothingChanged(async () => {
      for (const cookie of await badCookies(world, admin)) {
        const client = staffClient(world.site, cookie);
        for (const path of pages) expect((await client.get(fill(`/native-blogs${path}`))).status).toBe(303);
        for (const [method, path, body] of calls) await expectRefused(client, 401, method, path, body);
        for (const path of [...forms, ...adminForms])
          expect((await client.post(fill(`/native-blogs${path}`))).headers.get("location")).toBe(
            "/staff/sign-in",
          );
        expect((await editorOf(client, world.site.origin).upload(picture)).status).toBe(401);
      }
    });
  });
});

describe("a form of another site", () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
  ];

  test.each(calls.filter(([method]) => method !== "GET"))("is refused: %s %s", async (method, path, body) => {
    await expectNothingChanged(async () => {
      for (const headers of foreign) {
        const response = await editorOf(admin, world.site.origin).send(method, fill(path), body, headers);
        expect(response.status, JSON.stringify(headers)).toBe(403);
        expect(await response.json()).toHaveProperty("message");
      }
    });
  });

  test.each([...forms, ...adminForms, "/pictures"])("is refused: the form %s", async (path) => {
    await expectNothingChanged(async () => {
      for (const headers of foreign)
        expect((await admin.post(fill(`/native-blogs${path}`), {}, headers)).status).toBe(403);
    });
  });
});

describe("an editor", () => {
  test.each(pages)("sees %s, which no cache keeps", async (path) => {
    const response = await editor.get(fill(`/native-blogs${path}`));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
  });

  test.each(adminForms)("is refused by the form %s", async (path) => {
    await expectNothingChanged(async () => {
      expect((await editor.post(fill(`/native-blogs${path}`))).status).toBe(403);
    });
  });

  test("sees every state, writes, deletes and brings back", async () => {
    const list = await (await editor.get("/native-blogs.data")).text();
    for (const word of ["draft", "later", "deleted"]) expect(list).toContain(`Unmistakable ${word}`);
    const { send, upload } = editorOf(editor, world.site.origin);
    const id = randomUUID();
    const saved = await send("PUT", `/posts/${id}`, { fields: goodPost(), startedFrom: null });
    expect(saved.status).toBe(200);
    expect((await send("DELETE", `/posts/${id}`)).status).toBe(200);
    expect((await send("POST", `/posts/${id}/restoration`)).status).toBe(200);
    expect((await editor.post(`/native-blogs/${id}/delete`)).headers.get("location")).toBe("/native-blogs");
    expect((await editor.post(`/native-blogs/${id}/restore`)).headers.get("location")).toBe("/native-blogs");
    expect((await send("GET", `/posts/${id}`)).status).toBe(200);
    expect((await upload(picture)).status).toBe(201);
    const { post } = (await (await send("GET", `/posts/${id}`)).json()) as {
      post: Parameters<typeof fieldsOf>[0];
    };
    const restored = await editor.post(`/native-blogs/${id}/versions/1/restore`, {
      startedFrom: post.updatedAt,
    });
    expect(restored.headers.get("location")).toBe(`/native-blogs/${id}/versions?done=restored`);
    const late = await editor.post(`/native-blogs/${id}/versions/1/restore`, {
      startedFrom: "2020-01-01T00:00:00.000Z",
    });
    expect(late.headers.get("location")).toMatch(/problem=conflict|done=restored/);
  });

  test("loses all of it when the account is disabled", async () => {
    const { id } = await world.db
      .selectFrom("staff_users")
      .select("id")
      .where("email", "=", "emil@mag.example")
      .executeTakeFirstOrThrow();
    await admin.post(`/staff/accounts/${id}/disable`);
    await expectRefused(editor, 401, "PUT", "/posts/:new", { fields: goodPost(), startedFrom: null });
    await admin.post(`/staff/accounts/${id}/enable`);
  });
});

test("an admin erases what is deleted", async () => {
  const response = await admin.post(fill("/native-blogs/:deleted/erase"));
  expect(response.headers.get("location")).toBe("/native-blogs");
  const left = await world.db.selectFrom("blog_posts").select("id").where("id", "=", ids.deleted).execute();
  expect(left).toEqual([]);
  expect((await admin.post("/native-blogs/deleted/erase")).status).toBe(303);
});

test("unknown addresses of the blog answer 404 or 405, never more", async () => {
  for (const path of [
    "/x",
    "/new/edit",
    "/:published/x",
    "/:published/edit/x",
    "/posts",
    "/posts/x",
    "/drafts/x",
  ]) {
    const status = (await admin.get(fill(`/native-blogs${path}`))).status;
    expect([404, 405], path).toContain(status);
  }
  expect((await admin.post(fill("/native-blogs/:published/x"))).status).toBe(405);
});

async function expectRefused(
  client: StaffClient,
  status: number,
  method: string,
  path: string,
  body: unknown,
) {
  const response = await editorOf(client, world.site.origin).send(method, fill(path), body);
  expect(response.status, `${method} ${path}`).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
}

function fill(path: string) {
  return path.replace(/:(\w+)/g, (_, name: keyof typeof ids | "new") =>
    name === "new" ? randomUUID() : ids[name],
  );
}

async function expectNothingChanged(attempt: () => Promise<void>) {
  const before = await everything();
  await attempt();
  expect(await everything()).toEqual(before);
}

async function everything() {
  const tables = [
    "blog_posts",
    "blog_versions",
    "blog_slugs",
    "blog_drafts",
    "blog_pictures",
    "blog_state",
  ] as const;
  return Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()));
}
