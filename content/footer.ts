import { navigation } from "./navigation.ts";

const { products, groups } = navigation;
const industries = groups.find(({ title }) => title === "Industries");

/** The five columns of the footer; what the header names too has the same name here. */
export const footerColumns = [
  { title: products.syncos.title, links: products.syncos.links },
  {
    title: products.mag.title,
    links: [
      { title: "All vehicles", path: "/products/mag" },
      ...products.mag.vehicles.map(({ title, product }) => ({
        title: title.replace("MAG ", ""),
        path: `${products.mag.vehiclePath}?product=${product}`,
      })),
    ],
  },
  { title: "Industries", links: industries?.links ?? [] },
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
