import { classes } from "#ui/classes.ts";
import { plainFile, sizedFiles } from "./files.ts";
import styles from "./picture.module.css";

/** A file that a page shows, or a photograph that is kept in several widths. */
export type PictureFile = {
  /** The file's address; of a photograph what all its addresses begin with, up to `-800.avif`. */
  src: string;
  /** In pixels: keeps its place until it is there. */
  width: number;
  height: number;
  /** The grey around what a photograph shows, until it is there. Without one, `src` is a file. */
  ground?: string;
  /** What must stay in it where it is cropped, in percent from the left; else its middle. */
  focus?: number;
};

type Properties = PictureFile & {
  /** "" where it only decorates. */
  alt: string;
  /**
   * How wide the layout shows a photograph before it crops it, as in HTML. Where it is not cropped and comes late,
   * browsers that can measure do so instead.
   */
  sizes?: string;
  /** Other widths of a file, as in HTML; a photograph has its own. */
  srcSet?: string | undefined;
  /** Another photograph for windows below 768 px. */
  phone?: PictureFile;
  /** The largest picture of the first view: fetched first, not lazily. */
  priority?: boolean;
  /** Runs over the page's margin at one side; "phone" over both, below 768 px only. */
  bleed?: "start" | "end" | "phone";
  /** Fills the box around it and is cropped, instead of keeping its own shape. */
  fill?: boolean;
  className?: string | undefined;
};

/** What most layouts do: the whole window of a phone, half of a wider one. */
const half = "(width<768px)100vw,50vw";

/** A picture with square corners. A photograph comes in the width that the layout and the screen ask for. */
export function Picture({ phone, priority, bleed, fill, className, ...picture }: Properties) {
  const { width, height, alt, ground, focus, sizes = half, srcSet } = picture;
  const photograph = ground !== undefined;
  return (
    <picture
      className={classes(
        styles.picture,
        photograph && styles.photograph,
        bleed && styles[bleed],
        fill && styles.fill,
        className,
      )}
      style={photograph ? { background: ground } : undefined}
    >
      {phone && <source media="(width<768px)" srcSet={sizedFiles(phone)} sizes="100vw" type="image/avif" />}
      {photograph && (
        <source
          srcSet={sizedFiles(picture)}
          sizes={priority || fill ? sizes : `auto,${sizes}`}
          type="image/avif"
        />
      )}
      <img
        srcSet={srcSet}
        sizes={srcSet && sizes}
        src={plainFile(picture)}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        style={focus === undefined ? undefined : { objectPosition: `${focus}%` }}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
