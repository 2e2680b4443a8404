import { useEffect, useState } from "react";
import { slugFrom } from "#content/posts/post-slug.ts";

/** The address that a title makes; empty until it is known, or where the letters can't be fetched. */
export function useSlug(title: string) {
  const [slug, setSlug] = useState("");
  useEffect(() => {
    let isStale = false;
    slugFrom(title).then(
      (made) => isStale || setSlug(made),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [title]);
  return slug;
}
