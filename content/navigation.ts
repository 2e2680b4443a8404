import { vehicleMenu } from "#vehicles/menu.ts";

/**
 * Words and ways of the header, in its order. Every page carries them as script, so titles of use cases and
 * industries are repeated here instead of bringing their records along; a test holds them together.
 */
export const navigation = {
  label: "Main",
  home: "home",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  search: { title: "Search", path: "/search" },
  contact: { title: "Contact Us", path: "/contact" },
  about: { title: "About Us", path: "/about-us" },

  products: {
    title: "Products",
    tabsLabel: "Product lines",
    syncos: {
      title: "SyncOS",
      note: "3 pages",
      links: [
        { title: "SyncOS", path: "/products/syncos", note: "From order to mission: the software as a whole" },
        {
          title: "Fleet Manager",
          path: "/products/fleet-manager",
          note: "Picks the vehicle, plans the route",
        },
        {
          title: "Integrator",
          path: "/products/integrator",
          note: "Connects ERP, WMS, MES, doors and lifts",
        },
      ],
    },
    mag: {
      title: "MAG",
      note: `${vehicleMenu.length} vehicles`,
      overview: { title: "All vehicles side by side", path: "/products/Mag" },
      vehiclePath: "/products/mag-product",
      vehicles: vehicleMenu,
      /** The route contract: in the menu of a phone, the card of this vehicle leads to the overview. */
      leadsToOverviewOnPhone: "fork",
    },
  },

  groups: [
    {
      title: "Use-cases",
      links: [
        { title: "End of line", path: "/use-cases/solution-end-of-line" },
        { title: "Inbound and outbound", path: "/use-cases/inbound-and-outbound" },
        { title: "Automated material movement", path: "/use-cases/automated-material" },
        { title: "Automated storage and retrieval", path: "/use-cases/automated-storage" },
        { title: "Box packing", path: "/use-cases/box-packing" },
      ],
    },
    {
      title: "Industries",
      links: [
        { title: "FMCG and F&B", path: "/industries/industry-fmcg" },
        { title: "Auto and Heavy Machinery", path: "/industries/automotive-industry" },
        { title: "Distribution Centers", path: "/industries/distribution" },
      ],
    },
    {
      title: "Resources",
      links: [
        { title: "Blogs", path: "/blogs" },
        { title: "Case Studies", path: "/case-studies" },
        { title: "Partner with us", path: "/partner-with-us" },
        { title: "Careers", path: "/careers" },
        { title: "Product Documentation", path: "/product-documentation" },
        { title: "News", path: "/news" },
        { title: "Reports", path: "/reports" },
        { title: "Events", path: "/events" },
        { title: "Podcasts", path: "/podcasts" },
      ],
    },
  ],
} as const;

/** Every address that the header names without a parameter. */
export type NavigationPath =
  | (typeof navigation.groups)[number]["links"][number]["path"]
  | (typeof navigation.products.syncos.links)[number]["path"]
  | typeof navigation.products.mag.overview.path
  | typeof navigation.search.path
  | typeof navigation.contact.path
  | typeof navigation.about.path;
