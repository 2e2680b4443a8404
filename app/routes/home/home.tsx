import { useRef } from "react";
import { pageMeta } from "#app/page-meta.ts";
import "#app/sections/fade-in/fade-in.css";
import { useFadeIn } from "#app/sections/fade-in/use-fade-in.ts";
import { home } from "#content/home.ts";
import { Blogs } from "./blogs/blogs.tsx";
import { Cases } from "./cases/cases.tsx";
import { Contact } from "./contact/contact.tsx";
import { Customers } from "./customers/customers.tsx";
import { Hero } from "./hero/hero.tsx";
import { Industries } from "./industries/industries.tsx";
import { Products } from "./products/products.tsx";
import { Questions } from "./questions/questions.tsx";
import { Stats } from "./stats/stats.tsx";
import { UseCases } from "./use-cases/use-cases.tsx";
import { Vehicles } from "./vehicles/vehicles.tsx";
import { Warehouse } from "./warehouse/warehouse.tsx";
import { WorldMap } from "./world-map/world-map.tsx";

export function meta() {
  return pageMeta({ title: home.title, description: home.description, path: "/" });
}

/** The green route runs through all of it, from the headline's full stop to the form's button. */
export default function Home() {
  const page = useRef<HTMLDivElement>(null);
  useFadeIn(page);

  return (
    <div ref={page}>
      <Hero />
      <Stats />
      <Customers />
      <Warehouse />
      <Products />
      <Vehicles />
      <UseCases />
      <Industries />
      <Blogs />
      <WorldMap />
      <Cases />
      <Questions />
      <Contact />
    </div>
  );
}
