import { Headline } from "#app/sections/headline/headline.tsx";
import type { techPartner } from "#content/company/partners/tech-partner.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./interfaces.module.css";

type InterfacesProps = {
  words: typeof techPartner.interfaces;
  note: typeof techPartner.note;
};

/** Which data each interface carries, as a table; on a phone its rows are stacked. */
export function Interfaces({ words, note }: InterfacesProps) {
  const [name, what, who] = words.columns;
  return (
    <Section labelledBy="interfaces">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="interfaces">{words.heading}</Headline>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{what}</th>
              <th scope="col">{who}</th>
            </tr>
          </thead>
          <tbody>
            {words.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.what}</td>
                <td>{row.who}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.note}>
          <h3>{note.heading}</h3>
          <p>{note.text}</p>
        </div>
      </Grid>
    </Section>
  );
}

Interfaces.leads = { to: 0, phoneTo: 0 } satisfies Leads;
