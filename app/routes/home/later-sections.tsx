import { useRef } from "react";
import { useFadeIn } from "#app/sections/fade-in/use-fade-in.ts";
import { Sections } from "#ui/line/sections.tsx";
import { Blogs } from "./blogs/blogs.tsx";
import { Cases } from "./cases/cases.tsx";
import type { HomeContent } from "./home-content.ts";
import { Industries } from "./industries/industries.tsx";
import { Products } from "./products/products.tsx";
import { Questions } from "./questions/questions.tsx";
import { UseCases } from "./use-cases/use-cases.tsx";
import { Vehicles } from "./vehicles/vehicles.tsx";
import { Warehouse } from "./warehouse/warehouse.tsx";
import { WorldMap } from "./world-map/world-map.tsx";

/** The home page below what a visitor sees first, down to the form. */
export default function LaterSections({ content }: { content: HomeContent }) {
  const sections = useRef<HTMLDivElement>(null);
  useFadeIn(sections);

  return (
    <div ref={sections}>
      <Sections>
        <Warehouse {...content.warehouse} />
        <Products {...content.products} />
        <Vehicles {...content.vehicles} />
        <UseCases {...content.useCases} />
        <Industries {...content.industries} />
        <Blogs {...content.blogs} />
        <WorldMap {...content.map} />
        <Cases {...content.cases} />
        <Questions {...content.questions} />
      </Sections>
    </div>
  );
}
