import { PageLink } from "#app/frame/page-link.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { vehicleAddress } from "#vehicles/address.ts";
import type { ShownVehicle } from "./show-vehicle.ts";
import styles from "./vehicle-panel.module.css";

/** A vehicle: its picture, its figures, what it does, and the way to its page. */
export function VehiclePanel({ vehicle }: { vehicle: ShownVehicle }) {
  const { product, title, variant, description, figures, picture } = vehicle;
  const page = vehicleAddress(product);
  return (
    <>
      <Picture {...picture} sizes="(width<768px)100vw,75vw" fill className={styles.picture ?? ""} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title}
          {variant && <span className={styles.variant}>{variant}</span>}
        </h3>
        <dl className={styles.figures}>
          {figures.map(({ label, value, unit }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>
                <FigureNumber size="m">{value}</FigureNumber> <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.description}>{description}</p>
        <p className={styles.next}>
          <TextLink link={<PageLink to={page} />}>See the {title}</TextLink>
        </p>
      </div>
    </>
  );
}
