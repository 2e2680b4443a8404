import type { Kysely } from "kysely";

/** What a post says stands in its versions, so that lists and searches read narrow rows. */
export async function up(db: Kysely<Tables>) {
  await addPosts(db);
  await addDrafts(db);
  await addPictures(db);
  await db.schema
    .createTable("blog_state")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "integer", (column) => column.notNull())
    .execute();
  await db.insertInto("blog_state").values({ name: "revision", value: 0 }).execute();
}

async function addPosts(db: Kysely<Tables>) {
  await db.schema
    .createTable("blog_posts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("cover", "text")
    .addColumn("publish_date", "text")
    .addColumn("reading_minutes", "integer", (column) => column.notNull())
    .addColumn("is_example", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("search", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("blog_posts_shown")
    .on("blog_posts")
    .columns(["deleted_at", "publish_date", "id"])
    .execute();
  await db.schema
    .createIndex("blog_posts_category")
    .on("blog_posts")
    .columns(["deleted_at", "category", "publish_date", "id"])
    .execute();

  await db.schema
    .createTable("blog_versions")
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.references("staff_users.id"))
    .addColumn("fields", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("blog_versions_key", ["post_id", "number"])
    .execute();

  await db.schema
    .createTable("blog_slugs")
    .addColumn("slug", "text", (column) => column.primaryKey().notNull())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .execute();
  await db.schema.createIndex("blog_slugs_post").on("blog_slugs").column("post_id").execute();
}

async function addDrafts(db: Kysely<Tables>) {
  await db.schema
    .createTable("blog_drafts")
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull().references("staff_users.id"))
    .addColumn("fields", "text")
    .addColumn("started_from", "text")
    .addColumn("sequence", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("blog_drafts_key", ["post_id", "staff_id"])
    .execute();
}

async function addPictures(db: Kysely<Tables>) {
  await db.schema
    .createTable("blog_pictures")
    .addColumn("hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("uploaded_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("blog_picture_uses")
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("blog_picture_uses_key", ["post_id", "hash"])
    .execute();
  await db.schema.createIndex("blog_picture_uses_hash").on("blog_picture_uses").column("hash").execute();
}

interface Tables {
  blog_state: { name: string; value: number };
}
