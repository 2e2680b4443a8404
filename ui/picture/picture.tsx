import { classes } from "#ui/classes.ts";
import { plainFile, sizedFiles } from "./files.ts";
import styles from "./picture.module.css";

/** A single image file, or a photograph that exists in several widths. */
export type PictureFile = {
  /** The file's address; for a photograph the common start of its addresses, up to `-800.avif`. */
  src: string;
  /** In pixels: reserves its space until it has loaded. */
  width: number;
  height: number;
  /** The photograph's background grey, shown until it has loaded. Without it, `src` is a single file. */
  ground?: string;
  /** The point to keep in view when it is cropped, in percent from the left; the middle if left out. */
  focus?: number;
};

type PictureProps = PictureFile & {
  /** "" if it is decorative. */
  alt: string;
  /**
   * The `sizes` attribute: the width of a photograph in the layout before cropping. If it is not cropped and loads
   * lazily, browsers that support `auto` measure instead.
   */
  sizes?: string;
  /** The `srcset` attribute of a file; a photograph has its own. */
  srcSet?: string | undefined;
  /** Another photograph for windows below 768 px. */
  phone?: PictureFile;
  /** The largest picture of the first view: fetched first, not lazily. */
  priority?: boolean;
  /** Extends over the page's margin on one side; "phone": on both, below 768 px only. */
  bleed?: "start" | "end" | "phone";
  /** Fills the box around it and is cropped, instead of keeping its own shape. */
  fill?: boolean;
  className?: string | undefined;
};

/** The most common layout: the full width of a phone, half of a wider window. */
const half = "(width<768px)100vw,50vw";

/** Whether a photograph's ground, `#ddd`, is the studio's light one. */
const isLight = (ground: string) => /^#[c-f]/.test(ground);

/** A picture with square corners. A photograph is fetched in the width that layout and screen need. */
export function Picture({ phone, priority, bleed, fill, className, ...picture }: PictureProps) {
  const { width, height, alt, ground, focus, sizes = half, srcSet } = picture;
  const photograph = ground !== undefined;
  return (
    <picture
      className={classes(
        styles.picture,
        photograph && (isLight(ground) ? styles.studio : styles.photograph),
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
