import { href } from "react-router";
import { vehicleIconsUrl } from "#app/vehicle-icons.ts";
import { navigation } from "#content/frame/navigation.ts";
import { HeaderLink } from "./header-link.tsx";
import styles from "./panel.module.css";

const { mag } = navigation.products;

/** A vehicle in the Products panel; the fork's leads to the overview in the menu of a phone. */
export function VehicleCard(vehicle: { product: string; title: string; note?: string; payload: string }) {
  const product = `${href(mag.vehiclePath)}?product=${vehicle.product}`;
  const content = (
    <>
      <img src={`${vehicleIconsUrl}#${vehicle.product}`} width="84" height="58" alt="" loading="lazy" />
      <span>
        {vehicle.title}
        {vehicle.note && <small>{vehicle.note}</small>}
        <small>{vehicle.payload}</small>
      </span>
    </>
  );
  if (vehicle.product !== mag.leadsToOverviewOnPhone) {
    return (
      <li>
        <HeaderLink to={product}>{content}</HeaderLink>
      </li>
    );
  }
  return (
    <li>
      <HeaderLink to={product} className={styles.wideOnly}>
        {content}
      </HeaderLink>
      <HeaderLink to={href(mag.overview.path)} className={styles.phoneOnly}>
        {content}
      </HeaderLink>
    </li>
  );
}
