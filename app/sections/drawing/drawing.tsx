import { pictureUrl } from "#app/pictures.ts";
import type { PictureName } from "#content/pictures.ts";
import { Picture } from "#ui/picture/picture.tsx";

type DrawingProps = {
  name: PictureName;
  /** It only decorates: the words beside it say the same. */
  decorative?: boolean;
  bleed?: "start" | "end" | "phone";
  fill?: boolean;
  className?: string | undefined;
};

/** A drawing of the site, by its name. */
export function Drawing({ name, decorative = false, className, ...look }: DrawingProps) {
  const picture = pictureUrl(name);
  return (
    <Picture {...picture} {...look} {...(className && { className })} {...(decorative && { alt: "" })} />
  );
}
