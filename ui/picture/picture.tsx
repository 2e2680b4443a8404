import { classes } from "#ui/classes.ts";
import styles from "./picture.module.css";

type Properties = {
  src: string;
  /** The size of the file in pixels: keeps its place until it is there. */
  width: number;
  height: number;
  /** "" where it only decorates. */
  alt: string;
  /** Better formats first: `{ type: "image/avif", srcSet: "…" }`. */
  sources?: readonly { type: string; srcSet: string }[];
  srcSet?: string;
  sizes?: string;
  /** The largest picture of the first view: fetched first, not lazily. */
  priority?: boolean;
  /** Runs over the page's margin at one side; "phone" over both, below 768 px only. */
  bleed?: "start" | "end" | "phone";
  /** Fills the box around it and is cropped, instead of keeping its own shape. */
  fill?: boolean;
  className?: string | undefined;
};

/** A picture with square corners. */
export function Picture({
  sources = [],
  priority = false,
  bleed,
  fill = false,
  className,
  ...image
}: Properties) {
  return (
    <picture className={classes(styles.picture, bleed && styles[bleed], fill && styles.fill, className)}>
      {sources.map((source) => (
        <source key={source.type} {...source} {...(image.sizes !== undefined && { sizes: image.sizes })} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: alt is a required property */}
      <img
        {...image}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
      />
    </picture>
  );
}
