import { vehiclePath } from "#vehicles/address.ts";
import { vehicleMenu } from "#vehicles/menu.ts";
import type { Words } from "../posts/internal-link.ts";
import { lists } from "../wording/lists.ts";

/** Words and links of the header, in its order. Every page carries them as script. */
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
      vehiclePath: vehiclePath,
      vehicles: vehicleMenu,
      /** The route contract: in the menu of a phone, the card of this vehicle leads to the overview. */
      leadsToOverviewOnPhone: (vehicleMenu.find(({ product }) => product === "fork") ?? vehicleMenu[0])
        ?.product,
    },
  },

  groups: [
    {
      title: "Use-cases",
      links: lists.useCases,
    },
    {
      title: "Industries",
      links: lists.industries,
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
} as const satisfies Words;

/** Every address in the header without a parameter. */
export type NavigationPath =
  | (typeof navigation.groups)[number]["links"][number]["path"]
  | (typeof navigation.products.syncos.links)[number]["path"]
  | typeof navigation.products.mag.overview.path
  | typeof navigation.search.path
  | typeof navigation.contact.path
  | typeof navigation.about.path;
