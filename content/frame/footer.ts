import type { InternalLink } from "../posts/internal-link.ts";
import { navigation } from "./navigation.ts";

const { products, groups } = navigation;
const industries = groups.find(({ title }) => title === "Industries");
const resources = groups.flatMap(({ title, links }) => (title === "Resources" ? links : []));

/** The header's links to these pages, in this order. */
const asInHeader = (...paths: (typeof resources)[number]["path"][]) =>
  paths.flatMap((path) => resources.filter((link) => link.path === path));

/** The route contract names the overview in lower case here. Vehicles are those of the menu. */
type FooterPath = InternalLink | "/products/mag" | `${typeof products.mag.vehiclePath}?product=${string}`;

type FooterColumn = { title: string; links: readonly { title: string; path: FooterPath }[] };

/** The five columns of the footer; pages have the same names as in the header. */
export const footerColumns: readonly FooterColumn[] = [
  { title: products.syncos.title, links: products.syncos.links },
  {
    title: products.mag.title,
    links: [
      { title: "All vehicles", path: "/products/mag" },
      ...products.mag.vehicles.map(({ title, product }) => ({
        title: title.replace("MAG ", ""),
        path: `${products.mag.vehiclePath}?product=${product}` as const,
      })),
    ],
  },
  { title: "Industries", links: industries?.links ?? [] },
  {
    title: "Resources",
    links: [
      ...asInHeader("/blogs", "/case-studies", "/news", "/product-documentation", "/careers"),
      { title: "Partners", path: "/partner-with-us" },
    ],
  },
  {
    title: "About Us",
    links: [
      { title: "Company", path: "/about-us" },
      { title: "Contact", path: "/contact" },
    ],
  },
];
