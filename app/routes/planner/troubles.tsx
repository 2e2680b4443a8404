import { plannerWords } from "#content/planner/planner.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import type { LoadedPlanner } from "./load-planner.ts";
import styles from "./planner.module.css";

const { link, job } = plannerWords;

/** Lists what of the address could not be read and every error, each with a link to its field. */
export default function Troubles({ loaded }: { loaded: LoadedPlanner }) {
  const { broken, unread, doubts, errors: others, fields, costFields, rows } = loaded;
  const errors = [
    ...[...fields, ...costFields].map(({ name, error }) => ({ name, error })),
    ...rows.map(({ name, error }) => ({ name, error: error && `${job.rows[name].label}: ${error}` })),
  ].flatMap(({ name, error }) => (error ? [{ field: `job-${name}`, message: error }] : []));
  return (
    <div className={styles.troubles}>
      {broken && <Alert tone="error">{broken}</Alert>}
      {unread.length > 0 && (
        <Alert tone="note">
          {link.unread} {unread.join("; ")}
        </Alert>
      )}
      {doubts.length > 0 && <Alert tone="note">{doubts.join(" ")}</Alert>}
      {others.length > 0 && <Alert tone="error">{others.join("; ")}</Alert>}
      {errors.length > 0 && <ErrorSummary title={job.wrong} errors={errors} />}
    </div>
  );
}
