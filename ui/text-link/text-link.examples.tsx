import type { Example } from "#ui/example.ts";
import { TextLink } from "./text-link.tsx";

const links = (
  <>
    <TextLink href="#more">Know more</TextLink>
    <TextLink href="#document" icon="download">
      Download
    </TextLink>
    <TextLink link={<a href="https://example.com/" rel="noreferrer" />} icon="external">
      Another site
    </TextLink>
  </>
);

export const examples: Example[] = [
  { name: "On paper", element: links },
  { name: "On green", ground: "green", element: links },
];
