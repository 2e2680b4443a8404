import type { CSSProperties } from "react";
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
  /**
   * How the dark scheme shows a photograph: a studio's light ground falls off into the page's, others are dimmed, and
   * one that has a night picture is left as it is.
   */
  tone?: "studio" | "photograph" | "night";
  /** The same picture for the dark scheme, of the same size: like `src`, the start of its addresses. */
  night?: string;
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

/** By night, where there is such a picture, and by day. */
const sources = (file: PictureFile, sizes: string, window: string) =>
  [file.night, file.src].map(
    (src, day) =>
      src && (
        <source
          key={src}
          media={day ? window : `${window} and (prefers-color-scheme:dark)`}
          srcSet={sizedFiles({ ...file, src })}
          sizes={sizes}
          type="image/avif"
        />
      ),
  );

/** A picture with square corners. A photograph is fetched in the width that layout and screen need. */
export function Picture({ phone, priority, bleed, fill, className, ...picture }: PictureProps) {
  const { width, height, alt, ground, tone, focus, sizes = half, srcSet } = picture;
  return (
    <picture
      className={classes(
        styles.picture,
        styles[tone as string],
        styles[bleed as string],
        fill && styles.fill,
        className,
      )}
      style={{ "--under": ground } as CSSProperties}
    >
      {phone && sources(phone, "100vw", "(width<768px)")}
      {ground && sources(picture, priority || fill ? sizes : `auto,${sizes}`, "all")}
      <img
        srcSet={srcSet}
        sizes={srcSet && sizes}
        src={plainFile(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        style={{ objectPosition: focus && `${focus}%` }}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
