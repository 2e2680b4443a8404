import { href } from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { Opening } from "#app/sections/opening/opening.tsx";
import { vehicleFigures } from "#content/figures.ts";
import { findVehicle } from "#content/vehicles.ts";
import type { Route } from "./+types/vehicle.ts";
import styles from "./vehicle.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const vehicle = findVehicle(url.searchParams.get("product"));
  return { vehicle, figures: vehicleFigures(vehicle) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary, product } = loaderData.vehicle;
  return pageMeta({ title, description: summary, path: `/products/mag-product?product=${product}` });
}

export default function Vehicle({ loaderData: { vehicle, figures } }: Route.ComponentProps) {
  return (
    <Opening
      heading={vehicle.title}
      introduction={[vehicle.description]}
      next={[
        { label: "Get Quote", to: href("/contact") },
        { label: "All six vehicles", to: href("/products/Mag") },
      ]}
      above={[
        { name: "Home", to: href("/") },
        { name: "MAG", to: href("/products/Mag") },
      ]}
      current={vehicle.title}
    >
      <dl className={styles.figures}>
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Opening>
  );
}
