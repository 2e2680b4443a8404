import { href } from "react-router";
import { RowTable } from "#app/sections/row-table/row-table.tsx";
import { exactTime } from "#content/wording/exact-time.ts";
import type { VersionsPage } from "#server/blog/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./versions.module.css";

/**
 * The versions, latest first. Two radio buttons in each row choose what to compare; the form requests this page again.
 */
export function VersionList({ page: { post, versions, compared } }: { page: VersionsPage }) {
  const [latest, previous] = versions;
  const older = compared?.numbers.older ?? previous?.number;
  const newer = compared?.numbers.newer ?? latest?.number;
  return (
    <>
      <form id="compare" method="get" action={href("/native-blogs/:id/versions", { id: post.id })} />
      <RowTable
        className={styles.versions}
        head={
          <>
            <th scope="col">Version</th>
            <th scope="col">Saved</th>
            <th scope="col">Title</th>
            <th scope="col">Older</th>
            <th scope="col">Newer</th>
            <th scope="col">
              <VisuallyHidden>Restore</VisuallyHidden>
            </th>
          </>
        }
      >
        {versions.map(({ number, savedAt, savedBy, title }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>
              <time dateTime={savedAt}>{exactTime(savedAt)}</time>
              <small>{savedBy}</small>
            </td>
            <td>{title}</td>
            <td>
              <Choice name="older" number={number} chosen={older} />
            </td>
            <td>
              <Choice name="newer" number={number} chosen={newer} />
            </td>
            <td>
              {number === latest?.number ? (
                <span className={styles.now}>The post as it is</span>
              ) : (
                <form method="post" action={`/native-blogs/${post.id}/versions/${number}/restore`}>
                  <input type="hidden" name="startedFrom" value={post.updatedAt} />
                  <Button type="submit" size="small">
                    Restore<VisuallyHidden> version {number}</VisuallyHidden>
                  </Button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </RowTable>
      {versions.length > 1 && (
        <Button type="submit" form="compare" tone="solid" className={styles.compare}>
          Compare
        </Button>
      )}
    </>
  );
}

function Choice({
  name,
  number,
  chosen,
}: {
  name: "older" | "newer";
  number: number;
  chosen?: number | undefined;
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={number} form="compare" defaultChecked={number === chosen} />
      <span className={styles.side}>{name === "older" ? "Older" : "Newer"}</span>
      <VisuallyHidden>
        Compare version {number} as the {name} one
      </VisuallyHidden>
    </label>
  );
}
