import { href } from "react-router";
import { navigation } from "#content/frame/navigation.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { DropdownLinks } from "./dropdown-links.tsx";
import { HeaderLink } from "./header-link.tsx";
import styles from "./panel.module.css";
import { VehicleCard } from "./vehicle-card.tsx";

const { tabsLabel, syncos, mag } = navigation.products;

/** The panel of the two product lines; it opens on SyncOS. */
export function ProductsPanel() {
  return (
    <Tabs
      label={tabsLabel}
      id="products"
      look="split"
      className={styles.products}
      items={[
        { name: "syncos", tab: <Tab {...syncos} />, panel: <DropdownLinks links={syncos.links} /> },
        {
          name: "mag",
          tab: <Tab {...mag} />,
          panel: (
            <>
              <ul className={styles.vehicles}>
                {mag.vehicles.map((vehicle) => (
                  <VehicleCard key={vehicle.product} {...vehicle} />
                ))}
              </ul>
              <HeaderLink to={href(mag.overview.path)} className={styles.overview}>
                {mag.overview.title}
                <Icon name="arrow" />
              </HeaderLink>
            </>
          ),
        },
      ]}
    />
  );
}

function Tab({ title, note }: { title: string; note: string }) {
  return (
    <>
      {title} <small>{note}</small>
    </>
  );
}
