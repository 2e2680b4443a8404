import type { Example } from "#ui/example.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const tones = (
  <>
    <Button tone="signal" icon="arrow">
      Know More
    </Button>
    <Button tone="solid">Contact Us</Button>
    <Button>See the vehicle</Button>
    <Button tone="signal" inverted>
      Know More
    </Button>
    <Button tone="solid" inverted>
      Contact Us
    </Button>
    <Button inverted>See the vehicle</Button>
  </>
);

export const examples: Example[] = [
  { name: "Tones, and the same inverted", element: tones },
  { name: "Tones on a green field", ground: "green", element: tones },
  {
    name: "Sizes",
    element: (
      <>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
        <Button size="xlarge" tone="signal" icon="arrow">
          Extra large
        </Button>
      </>
    ),
  },
  {
    name: "Types",
    element: (
      <form action="#types" style={{ display: "flex", gap: "0.5rem", flexWrap: "wrap" }}>
        <Button>Button</Button>
        <Button type="submit">Submit</Button>
        <Button type="reset">Reset</Button>
      </form>
    ),
  },
  {
    name: "Disabled",
    element: (
      <>
        <Button tone="signal" disabled>
          Submitting...
        </Button>
        <Button disabled>Not now</Button>
      </>
    ),
  },
  {
    name: "As a link",
    element: (
      <>
        <Button href="#link" tone="signal" icon="arrow">
          By address
        </Button>
        <Button link={<a href="#element" hrefLang="en" />}>By element</Button>
      </>
    ),
  },
  {
    name: "Round",
    element: (
      <>
        <IconButton icon="arrow-left" label="Previous case study" />
        <IconButton icon="arrow" label="Next case study" />
        <IconButton icon="close" label="Close" disabled />
      </>
    ),
  },
];
