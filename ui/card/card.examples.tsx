import type { Example } from "#ui/example.ts";
import { samplePicture } from "#ui/picture/picture.examples.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Card } from "./card.tsx";

export const examples: Example[] = [
  {
    name: "With a picture",
    element: (
      <Card href="#card" heading="Distribution Centers" picture={<Picture {...samplePicture} />}>
        <p>Dock, check, buffer, rack and back, through the hours when everything arrives at once.</p>
      </Card>
    ),
  },
  {
    name: "With a category",
    element: (
      <Card
        link={<a href="#article" />}
        category="Fleet software"
        heading="What VDA 5050 settles, and what it leaves to you"
      />
    ),
  },
  {
    name: "On green",
    ground: "green",
    element: (
      <Card href="#green" heading="Auto and Heavy Machinery">
        <p>Heavy components and parts, in the order the line needs them.</p>
      </Card>
    ),
  },
];
