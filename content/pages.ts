/**
 * Every page that has an address, apart from the home page, vehicles, case studies and blog posts:
 * what a search engine shows of it, and its first words.
 */
export type Page = {
  path: string;
  title: string;
  description: string;
  heading: string;
  introduction: readonly string[];
  next: readonly { label: string; to: string }[];
  /** False: not in the sitemap, and search engines are asked to leave it out. */
  listed?: false;
};

const contact = { label: "Talk to an engineer", to: "/contact" };

export const pages = [
  {
    path: "/lp1",
    title: "One vehicle, one route, first results",
    description:
      "Start with a single MAG 1400 Fork on the one route that costs you most walking: payload 1400 kg, no tape on the floor.",
    heading: "Start with one route.",
    introduction: [
      "Pick the one route where pallets wait longest. A MAG 1400 Fork takes it over: payload 1400 kg, lift 1600 mm, 7–⁠9 hours on a charge.",
    ],
    next: [],
  },
  {
    path: "/lp2",
    title: "Automation systems, connected",
    description:
      "SyncOS joins automation systems that do not talk to each other yet: conveyors, palletisers, doors and vehicles.",
    heading: "Disconnected automation systems leave the walking to people.",
    introduction: [
      "A palletiser that cannot call a vehicle needs a person with a phone. SyncOS takes the signal, finds the vehicle and reports the delivery back.",
    ],
    next: [],
  },
  {
    path: "/lp3",
    title: "Automation that grows with your business",
    description:
      "Begin with the vehicles of today's peak hour and add one at a time: the same map, the same software, the same floor.",
    heading: "Automation that grows with your business.",
    introduction: [
      "Begin with the vehicles that today's peak hour needs. When the peak grows, add one; the Fleet Manager shares out the work anew.",
    ],
    next: [],
  },
  {
    path: "/products/syncos",
    title: "SyncOS: the software that runs the fleet",
    description:
      "SyncOS takes orders from ERP, WMS and MES and turns them into missions for a mixed fleet, over VDA 5050 and MQTT.",
    heading: "From order to mission",
    introduction: [
      "SyncOS stands between the systems that know what is needed and the vehicles that bring it. The Integrator takes orders from ERP, WMS and MES; the Fleet Manager decides which vehicle goes, on which way, and when.",
      "It speaks VDA 5050, the open interface between fleet control and vehicles, over MQTT.",
    ],
    next: [
      { label: "Fleet Manager", to: "/products/fleet-manager" },
      { label: "Integrator", to: "/products/integrator" },
    ],
  },
  {
    path: "/products/fleet-manager",
    title: "SyncOS Fleet Manager",
    description:
      "Gives each order to the vehicle that fits, plans its way, resolves deadlocks and finds the gap to charge, for the whole fleet.",
    heading: "One plan for every vehicle",
    introduction: [
      "The Fleet Manager weighs position, battery, workload and priority, and gives each order to the vehicle that fits. It plans the way, keeps shared zones exclusive until they are released, and sends a vehicle to charge when there is a gap.",
      "Safety stays on the vehicle: personnel detection and the emergency stop never wait for software.",
    ],
    next: [{ label: "How orders come in", to: "/products/integrator" }, contact],
  },
  {
    path: "/products/integrator",
    title: "SyncOS Integrator",
    description:
      "Connects ERP, WMS, MES, PLCs, doors and lifts to the fleet by REST, MQTT and OPC UA: one signal is enough to call a vehicle.",
    heading: "Your systems speak. Vehicles move.",
    introduction: [
      "A finished pallet, an empty station, a pressed call button: the Integrator takes each signal by REST, MQTT or OPC UA and turns it into a mission the fleet understands. Doors, gates and lifts are opened on the way.",
    ],
    next: [{ label: "How missions are shared out", to: "/products/fleet-manager" }, contact],
  },
  {
    path: "/products/Mag",
    title: "MAG: six vehicles, one fleet",
    description:
      "Two forks, a lifter, a tugger and two conveyor vehicles side by side: payloads from 1000 to 1500 kg, lift heights to 3000 mm.",
    heading: "Six vehicles. One fleet.",
    introduction: [
      "Two forks, a lifter, a tugger and two conveyor vehicles share one map, one charger plan and one software. Payloads run from 1000 to 1500 kg, lift heights to 3000 mm.",
    ],
    next: [
      { label: "MAG 1400 Fork", to: "/products/mag-product?product=fork" },
      { label: "MAG 1500 Lifter", to: "/products/mag-product?product=lifter" },
      contact,
    ],
  },
  {
    path: "/use-cases/solution-end-of-line",
    title: "End of line: from the wrapper to staging",
    description: "Finished pallets leave the wrapper by themselves and reach staging in loading order.",
    heading: "The line never waits for a truck",
    introduction: [
      "An empty pallet is dispensed, filled, wrapped and labelled. From there a vehicle is already on its way: it takes the pallet at the wrapper and sets it down at staging, in the order in which the truck is loaded.",
    ],
    next: [{ label: "The vehicle for it: MAG 1400 Fork", to: "/products/mag-product?product=fork" }, contact],
  },
  {
    path: "/use-cases/inbound-and-outbound",
    title: "Inbound and outbound",
    description:
      "From the dock to the check, the buffer and the rack, up to 3000 mm, and back in the sequence of the loading list.",
    heading: "Dock to rack, and back in order",
    introduction: [
      "Goods come off the truck, are checked, wait in a buffer and go into the rack. On the way out the same chain runs backwards, in the sequence of the loading list. Vehicles carry every leg between them.",
    ],
    next: [{ label: "See Distribution Centers", to: "/industries/distribution" }, contact],
  },
  {
    path: "/use-cases/automated-material",
    title: "Automated material movement",
    description:
      "Milk runs by tugger and calls by lifter: parts reach the line in the order in which they are built in.",
    heading: "Parts arrive in the order they are built in",
    introduction: [
      "A tugger runs the loop, its carts in sequence; a lifter brings the rack that a station calls for. The line side holds what the next hour needs and no more.",
    ],
    next: [{ label: "MAG 1500 AGV Tugger", to: "/products/mag-product?product=agvTugger" }, contact],
  },
  {
    path: "/use-cases/automated-storage",
    title: "Automated storage and retrieval",
    description: "Pallets change hands at the transfer point of a storage system without a forklift.",
    heading: "Storage hands over, the fleet carries on",
    introduction: [
      "A storage and retrieval system puts the pallet down at its transfer point. A vehicle claims the place, takes the pallet and frees the place for the next one, around the clock.",
    ],
    next: [{ label: "How places are claimed", to: "/products/fleet-manager" }, contact],
  },
  {
    path: "/use-cases/box-packing",
    title: "Box packing",
    description:
      "A lifter brings racks of picked boxes to the packing table that is free, and takes empty ones back. Packers stay where they are.",
    heading: "Packers pack. Racks come to them.",
    introduction: [
      "A lifter drives under a rack of picked boxes and brings it to the packing station that is free. When it is empty it leaves again, and the next one is already waiting.",
    ],
    next: [{ label: "MAG 1500 Lifter", to: "/products/mag-product?product=lifter" }, contact],
  },
  {
    path: "/industries/industry-fmcg",
    title: "FMCG and F&B",
    description: "Fast lines and short shelf lives: vehicles that meet the palletisers you already run.",
    heading: "Fast lines, short shelf lives",
    introduction: [
      "Food, drink and household goods leave the line every few seconds and cannot wait. The fleet works with the palletisers and the manufacturing execution system that the plant already has.",
    ],
    next: [{ label: "End of line", to: "/use-cases/solution-end-of-line" }, contact],
  },
  {
    path: "/industries/automotive-industry",
    title: "Auto and Heavy Machinery",
    description:
      "Engines, axles and gearboxes reach the line side in the sequence of the build: tugger loops, lifters, forks, payloads to 1500 kg.",
    heading: "Heavy parts, exact order",
    introduction: [
      "Engines, axles and castings come to the station in the sequence of the build. Tuggers run the loops, forks and lifters bring the rest.",
    ],
    next: [{ label: "Automated material movement", to: "/use-cases/automated-material" }, contact],
  },
  {
    path: "/industries/distribution",
    title: "Distribution Centers",
    description: "Inbound, buffer, rack and outbound through the hours when everything arrives at once.",
    heading: "Built for the peak hour",
    introduction: [
      "The peak hour of a distribution warehouse runs at 1.5 to 2.5 times its average. The fleet is sized for that hour and charges in the ones between.",
    ],
    next: [{ label: "Inbound and outbound", to: "/use-cases/inbound-and-outbound" }, contact],
  },
  {
    path: "/case-studies",
    title: "Case studies",
    description:
      "Six sites with MAG vehicles and SyncOS, each told the same way: how work ran before, how it runs now, and what was hard.",
    heading: "What changed, and how",
    introduction: [
      "Six sites, each told the same way: how the work ran before, how it runs now, and what was hard in between.",
    ],
    next: [contact],
  },
  {
    path: "/news",
    title: "News",
    description: "Releases of MAG vehicles and SyncOS, and news of the company, in short.",
    heading: "News",
    introduction: ["Releases of vehicles and software, and news of the company, in short."],
    next: [],
  },
  {
    path: "/blogs",
    title: "Blogs",
    description: "Notes on fleets, floors and standards by the people who commission them.",
    heading: "Notes from the floor",
    introduction: [
      "What we learn while vehicles are commissioned: sizing, aisles, pallets, charging and standards.",
    ],
    next: [{ label: "Case studies", to: "/case-studies" }],
  },
  {
    path: "/reports",
    title: "Reports",
    description:
      "Sizing a fleet, preparing the floor, connecting systems: methods, checklists and tables to read here.",
    heading: "Longer reading",
    introduction: [
      "For those who plan a fleet: a method, a checklist and a map of messages, with the figures behind them. Nothing to fill in first.",
    ],
    next: [],
  },
  {
    path: "/events",
    title: "Events",
    description: "Open days, online sessions and fairs where MAG vehicles move and engineers answer.",
    heading: "See them move",
    introduction: [
      "Open days, online sessions and fairs where you can watch the vehicles and ask the engineers.",
    ],
    next: [],
  },
  {
    path: "/podcasts",
    title: "Podcasts",
    description:
      "Conversations about moving material, with planners, operators and integrators. One question each.",
    heading: "One question at a time",
    introduction: [
      "Conversations with those who move material every day: planners, operators, integrators. Each episode asks one question and stays with it.",
    ],
    next: [],
  },
  {
    path: "/product-documentation",
    title: "Product Documentation",
    description: "Datasheets, guides and interface descriptions for the six MAG vehicles and SyncOS.",
    heading: "Every figure, with its unit",
    introduction: [
      "Datasheets and guides for the six vehicles and for SyncOS. What is in each stands here, and most of it can be read on this site.",
    ],
    next: [],
  },
  {
    path: "/careers",
    title: "Careers",
    description:
      "Work on vehicles and software that people share a floor with: open roles, and how to apply.",
    heading: "Build things that move",
    introduction: [
      "We build vehicles and the software that runs them, and we stand beside them when they start work.",
    ],
    next: [],
  },
  {
    path: "/native-blogs",
    title: "Blog management",
    description:
      "Where the posts of MAG Robotics are written and kept. Everyone may read; writing asks for a staff account.",
    heading: "Blog management",
    introduction: [
      "The place where our posts are written and kept. Everyone may read; writing asks for a staff account.",
    ],
    next: [{ label: "Read the blog", to: "/blogs" }],
    listed: false,
  },
  {
    path: "/partner-with-us",
    title: "Partner with us",
    description: "Commercial partners bring MAG vehicles and SyncOS to the floors they know.",
    heading: "You know floors. We know fleets.",
    introduction: [
      "Commercial partners know their regions and their industries. We bring six vehicles, the software that runs them, and the training to plan, sell and service both.",
    ],
    next: [],
  },
  {
    path: "/tech-partner",
    title: "Integrate with us",
    description: "Connect your software or your machines to SyncOS through REST, MQTT, OPC UA and VDA 5050.",
    heading: "Say ready. The load moves.",
    introduction: [
      "Makers of software and machines connect to SyncOS by REST, MQTT and OPC UA, and to its vehicles by VDA 5050. What you build once works on every site that runs the fleet.",
    ],
    next: [],
  },
  {
    path: "/our-solution",
    title: "Sell our solutions",
    description:
      "Offer MAG vehicles and SyncOS to your own customers, with sizing, drawings and training from us.",
    heading: "Sell the fleet in your name.",
    introduction: [
      "Resellers offer the whole line to their customers. Sizing, drawings and second-line support come from our side; the customer stays yours.",
    ],
    next: [],
  },
  {
    path: "/about-us",
    title: "About us",
    description:
      "MAG Robotics builds six autonomous vehicles and SyncOS, the software that runs them as one fleet.",
    heading: "Millimetre care, pallet after pallet",
    introduction: [
      "We build vehicles that people share a floor with, and the software that decides which of them goes.",
    ],
    next: [],
  },
  {
    path: "/contact",
    title: "Contact",
    description: "Tell us what moves. An engineer answers with a fleet size, a drawing and a next step.",
    heading: "Tell us what moves",
    introduction: ["Loads, distances, shifts: what you know is enough to begin. An engineer answers."],
    next: [],
  },
  {
    path: "/terms",
    title: "Terms & Conditions",
    description:
      "What you may do with this website, what its figures promise, and what only a written offer does.",
    heading: "Terms & Conditions",
    introduction: ["What you may do with this site, what its figures promise, and what only an offer does."],
    next: [{ label: "Privacy Policy", to: "/privacy" }],
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    description:
      "What this website stores when you send a form, why, for how long, and how to have it erased.",
    heading: "Privacy Policy",
    introduction: ["What this website stores about you, why, for how long, and how to have it erased."],
    next: [{ label: "Terms & Conditions", to: "/terms" }],
  },
  {
    path: "/search",
    title: "Search",
    description: "Search every page of this site: vehicles, software, case studies and documents.",
    heading: "Search",
    introduction: [],
    next: [],
    listed: false,
  },
  {
    path: "/coming-soon",
    title: "Coming soon",
    description:
      "This page is being made. The six vehicles, the case studies and the way to an engineer are there already.",
    heading: "Coming soon",
    introduction: ["This page is being made. What it will show is not ready to be shown yet."],
    next: [{ label: "Home page", to: "/" }],
    listed: false,
  },
  {
    path: "/magazine",
    title: "Magazine",
    description:
      "The first issue of our magazine is being written: a crossing, a pallet, a cold store, and a line of tape.",
    heading: "Magazine",
    introduction: ["A magazine about material that moves by itself. The first issue is being written."],
    next: [{ label: "Read the blog", to: "/blogs" }],
    listed: false,
  },
] as const satisfies readonly Page[];

/** The page at an address that this file names. */
export function pageAt(path: (typeof pages)[number]["path"]): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/pages.ts has no page for ${path}`);
  return page;
}

export function findPage(path: string): Page | undefined {
  const wanted = path.toLowerCase();
  return pages.find((page) => page.path.toLowerCase() === wanted);
}
