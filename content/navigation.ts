import { industries } from "./industries.ts";
import { useCases } from "./use-cases.ts";
import { type Vehicle, vehicles } from "./vehicles.ts";

/** Words and ways of the header, in its order. */
export const navigation = {
  label: "Main",
  home: "home",
  openMenu: "Open menu",
  closeMenu: "Close menu",
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
        { title: "Fleet Manager", path: "/products/fleet-manager", note: "Picks the vehicle, plans the way" },
        {
          title: "Integrator",
          path: "/products/integrator",
          note: "Connects ERP, WMS, MES, doors and lifts",
        },
      ],
    },
    mag: {
      title: "MAG",
      note: "6 vehicles",
      overview: { title: "All vehicles side by side", path: "/products/Mag" },
      vehiclePath: "/products/mag-product",
      vehicles: vehicles.map((vehicle: Vehicle) => ({
        product: vehicle.product,
        title: vehicle.title,
        note: vehicle.variant,
        payload: `Payload ${vehicle.payloadKg} kg`,
        /** The route contract: in the menu of a phone, this card leads to the overview. */
        leadsToOverviewOnPhone: vehicle.product === "fork",
      })),
    },
  },

  groups: [
    { title: "Use-cases", links: useCases.map(({ title, path }) => ({ title, path })) },
    { title: "Industries", links: industries.map(({ title, path }) => ({ title, path })) },
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
  | typeof navigation.contact.path
  | typeof navigation.about.path;
