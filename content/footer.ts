import { industries } from "./industries.ts";
import { vehicles } from "./vehicles.ts";

/** The five columns of the footer. */
export const footerColumns = [
  {
    title: "SyncOS",
    links: [
      { title: "SyncOS", path: "/products/syncos" },
      { title: "Fleet Manager", path: "/products/fleet-manager" },
      { title: "Integrator", path: "/products/integrator" },
    ],
  },
  {
    title: "MAG",
    links: [
      { title: "All vehicles", path: "/products/mag" },
      ...vehicles.map(({ shortTitle, product }) => ({
        title: shortTitle,
        path: `/products/mag-product?product=${product}`,
      })),
    ],
  },
  { title: "Industries", links: industries.map(({ title, path }) => ({ title, path })) },
  {
    title: "Resources",
    links: [
      { title: "Blogs", path: "/blogs" },
      { title: "Case Studies", path: "/case-studies" },
      { title: "News", path: "/news" },
      { title: "Product Documentation", path: "/product-documentation" },
      { title: "Careers", path: "/careers" },
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
