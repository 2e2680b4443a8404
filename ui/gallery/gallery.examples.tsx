import type { Example } from "#ui/example.ts";
import { samplePicture } from "#ui/picture/picture.examples.tsx";
import { Gallery } from "./gallery.tsx";

const words = {
  image: "Product image",
  thumbnail: "Thumbnail",
  thumbnails: "Thumbnails",
  dots: "Images by number",
  show: "Show image",
  previous: "Previous image",
  next: "Next image",
  enlarge: "Full screen",
  zoom: "Zoom",
  close: "Close",
  pause: "Pause",
  play: "Play",
};

const images = [1, 2, 3].map((number) => ({
  ...samplePicture,
  src: `${samplePicture.src}#${number}`,
  alt: `A lifter on the floor of a hall, seen for the ${["first", "second", "third"][number - 1]} time`,
}));

export const examples: Example[] = [
  {
    name: "Three pictures",
    wide: true,
    element: <Gallery label="Product gallery" images={images} words={words} interval={4000} />,
  },
  {
    name: "One picture without a description",
    wide: true,
    element: (
      <Gallery
        label="A single picture"
        images={[{ src: samplePicture.src, width: 640, height: 400 }]}
        words={words}
        interval={4000}
      />
    ),
  },
  {
    name: "No pictures: nothing",
    wide: true,
    element: <Gallery label="Nothing" images={[]} words={words} interval={4000} />,
  },
];
