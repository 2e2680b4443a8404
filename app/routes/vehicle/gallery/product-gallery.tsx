import { timings } from "#app/timings.ts";
import { Gallery, type GalleryImage, type GalleryWords } from "#ui/gallery/gallery.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./product-gallery.module.css";

type ProductGalleryProps = {
  images: readonly GalleryImage[];
  heading: string;
  words: GalleryWords;
  number: string;
};

/** The vehicle at work; without pictures there is no section. */
export function ProductGallery({ images, heading, words, number }: ProductGalleryProps) {
  if (images.length === 0) return null;
  return (
    <Section labelledBy="gallery" className={styles.section}>
      <Line from={2} to={4} phone={{ from: 4, to: 0 }} />
      <Station number={number} lane={4} phoneLane={0} heading={2} id="gallery">
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
