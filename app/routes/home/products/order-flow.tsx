import { vehicleIconsUrl } from "#app/vehicle-icons.ts";
import { vehicleMenu } from "#vehicles/menu.ts";
import styles from "./order-flow.module.css";

const systems = ["ERP", "WMS", "MES"];

const vehicles = ["agvTugger", "fork", "lifter"].filter((name) =>
  vehicleMenu.some(({ product }) => product === name),
);

/** An order on its way down. The steps of the open product are drawn bright. */
export function OrderFlow() {
  return (
    <div
      className={styles.flow}
      role="img"
      aria-label="An order travels from ERP, WMS and MES through the Integrator and the Fleet Manager to the vehicles"
    >
      <div className={styles.row}>
        {systems.map((system) => (
          <span key={system} className={styles.system}>
            {system}
          </span>
        ))}
      </div>
      <Lines className={styles.in} d="M100 0v40l30 30h340l30-30V0M300 0v110" />
      <p className={styles.product} data-product="integrator">
        <b>Integrator</b> orders, signals, doors, lifts
      </p>
      <Lines className={styles.between} d="M300 0v110" />
      <p className={styles.product} data-product="manager">
        <b>Fleet Manager</b> task, vehicle, route
      </p>
      <Lines className={styles.out} d="M300 0v110M300 0v40M100 110V70l30-30h340l30 30v40" />
      <div className={styles.row}>
        {vehicles.map((vehicle) => (
          <img
            key={vehicle}
            src={`${vehicleIconsUrl}#${vehicle}`}
            width="160"
            height="110"
            alt=""
            loading="lazy"
            className={styles.vehicle}
          />
        ))}
      </div>
    </div>
  );
}

function Lines({ d, className }: { d: string; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 110" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
