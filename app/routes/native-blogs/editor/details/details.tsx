import { useState } from "react";
import { type PostFields, postLimits, postState } from "#content/posts/blog-posts.ts";
import { slugFrom } from "#content/posts/post-slug.ts";
import { Field } from "#ui/field/field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { stateWords } from "../../words.ts";
import { useEditorTools } from "../editor-tools.ts";
import { CoverField } from "./cover-field.tsx";
import styles from "./details.module.css";
import { fromLocalTime, localZone, toLocalTime } from "./local-time.ts";
import { Publishing } from "./publishing.tsx";
import { useSlug } from "./use-slug.ts";

type DetailsProps = {
  fields: PostFields;
  categories: readonly string[];
  /** Words for each field that the server found wrong. */
  errors: Record<string, string>;
  onPublish: () => void;
};

/** The post's metadata: beside the text in a wide window, folded above it on a phone. */
export function Details({ fields, categories, errors, onPublish }: DetailsProps) {
  const { change } = useEditorTools();
  const [isWide] = useState(() => matchMedia("(width >= 1024px)").matches);
  const { author, category, publishDate, excerpt, cover, slug, title } = fields;
  const made = useSlug(title);
  const hasErrors = Object.keys(errors).some((name) => name !== "title" && !name.startsWith("content"));

  /* The server does the same if the letters can't be fetched. */
  async function tidySlug() {
    const value = await slugFrom(slug).catch(() => slug);
    if (value !== slug) change({ type: "field", name: "slug", value });
  }

  return (
    <details className={styles.details} open={isWide || hasErrors || undefined}>
      <summary className={styles.summary}>
        <span>Details</span>
        <small>
          {stateWords[postState(fields, new Date())]}
          {category && `, ${category}`}
        </small>
      </summary>
      <div className={styles.fields}>
        <TextField
          label="Author"
          name="author"
          autoComplete="off"
          maxLength={postLimits.author}
          value={author}
          error={errors["author"]}
          onChange={(event) => change({ type: "field", name: "author", value: event.target.value })}
        />
        <TextField
          label="Category"
          name="category"
          autoComplete="off"
          list="categories"
          maxLength={postLimits.category}
          value={category}
          error={errors["category"]}
          onChange={(event) => change({ type: "field", name: "category", value: event.target.value })}
        />
        <datalist id="categories">
          {categories.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label="Publish date"
          hint={`Empty: a draft. Ahead of now: scheduled. Time of ${localZone()}.`}
          error={errors["publishDate"]}
        >
          {(control) => (
            <PublishDate
              {...control}
              value={publishDate}
              onChange={(value) => change({ type: "field", name: "publishDate", value })}
            />
          )}
        </Field>
        <Publishing fields={fields} onPublish={onPublish} />
        <TextArea
          label="Excerpt"
          name="excerpt"
          rows={3}
          hint="One or two sentences for lists and search engines."
          maxLength={postLimits.excerpt}
          value={excerpt}
          error={errors["excerpt"]}
          onChange={(event) => change({ type: "field", name: "excerpt", value: event.target.value })}
        />
        <CoverField cover={cover} error={errors["cover"]} />
        <TextField
          label="Address"
          name="slug"
          autoComplete="off"
          spellCheck={false}
          hint="The last part of /blogs/… Empty: made from the title."
          placeholder={made}
          maxLength={postLimits.slug}
          value={slug}
          error={errors["slug"]}
          onChange={(event) => change({ type: "field", name: "slug", value: event.target.value })}
          onBlur={() => void tidySlug()}
        />
      </div>
    </details>
  );
}

type PublishDateProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  id: string;
  className: string | undefined;
};

/** The browser reports a half-typed date as empty; the field keeps showing what is typed. */
function PublishDate({ value, onChange, ...control }: PublishDateProps) {
  return (
    <input
      {...control}
      type="datetime-local"
      name="publishDate"
      value={toLocalTime(value)}
      onChange={(event) => {
        if (event.target.validity.badInput) return;
        onChange(fromLocalTime(event.target.value));
      }}
    />
  );
}
