import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { FormSection } from "#app/sections/form-section/form-section.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { lp1Words } from "#content/frame/landing-pages.ts";
import { pageAt } from "#content/frame/pages.ts";
import { vehicleFigures } from "#content/wording/figures.ts";
import { Button } from "#ui/button/button.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { vehicleIcons } from "#vehicles/icons.ts";
import { findVehicle } from "#vehicles/index.ts";
import type { Route } from "./+types/lp1.ts";
import { FirstRoute } from "./first-route.tsx";
import { VehicleFigures } from "./vehicle-figures.tsx";

export function loader() {
  const promoted = findVehicle(lp1Words.product);
  return {
    page: pageAt("/lp1"),
    picture: pictureUrl(lp1Words.picture),
    figures: vehicleFigures(promoted),
    vehicle: vehicleIcons[promoted.product],
    words: lp1Words,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** The landing page of a campaign for one vehicle; its one goal is that a visitor names a route. */
export default function Lp1({ loaderData }: Route.ComponentProps) {
  const { page, picture, figures, vehicle, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture}>
        <Button tone="signal" size="large" icon="arrow" href="#contact">
          {words.action}
        </Button>
      </PageHead>
      <FirstRoute words={words.why} />
      <VehicleFigures figures={figures} vehicle={vehicle} words={words.figures} />
      <Steps words={words.steps} />
      <FormSection words={words.form} source="landing-page1" />
    </Sections>
  );
}
