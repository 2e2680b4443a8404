import { timings } from "#app/timings.ts";
import { Gallery, type GalleryImage, type GalleryWords } from "#ui/gallery/gallery.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./product-gallery.module.css";

type ProductGalleryProps = {
  images: readonly GalleryImage[];
  heading: string;
  words: GalleryWords;
};

/** The vehicle at work. */
export function ProductGallery({ images, heading, words }: ProductGalleryProps) {
  return (
    <Section labelledBy="gallery" className={styles.section}>
      <Line />
      <Station heading={2} id="gallery">
        {heading}
      </Station>
      <Gallery
        label={heading}
        images={images}
        words={words}
        interval={timings.galleryAutoAdvance}
        className={styles.gallery}
      />
    </Section>
  );
}

ProductGallery.leads = { to: 4, phoneTo: 0 } satisfies Leads;
