import { vehicleIconsUrl } from "#app/vehicle-icons.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import type { ShownVehicle } from "./show-vehicle.ts";
import { VehiclePanel } from "./vehicle-panel.tsx";
import styles from "./vehicle-viewer.module.css";

type VehicleViewerProps = {
  vehicles: readonly ShownVehicle[];
  label: string;
  /** Called with the title of the shown vehicle, at every change. */
  onSelect?: (title: string) => void;
};

/** Shows one vehicle at a time with its figures, and the others as a list beside it. It begins with the first. */
export function VehicleViewer({ vehicles, label, onSelect }: VehicleViewerProps) {
  return (
    <Tabs
      id="mag"
      label={label}
      look="column"
      className={styles.viewer}
      onSelect={(index) => onSelect?.(vehicles[index]?.title ?? "")}
      items={vehicles.map((vehicle) => ({
        name: vehicle.product,
        tab: <VehicleTab vehicle={vehicle} />,
        panel: <VehiclePanel vehicle={vehicle} />,
      }))}
    />
  );
}

function VehicleTab({ vehicle }: { vehicle: ShownVehicle }) {
  return (
    <span className={styles.tab}>
      <img src={`${vehicleIconsUrl}#${vehicle.product}`} width="84" height="58" alt="" loading="lazy" />
      <span>
        {vehicle.title}
        <small className={styles.preview}>{vehicle.preview}</small>
      </span>
    </span>
  );
}
