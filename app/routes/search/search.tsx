import { searchContext } from "#app/page-context.ts";
import { pageMeta } from "#app/page-meta.ts";
import { BenchHead } from "#app/sections/bench-head/bench-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { SearchBox } from "#app/sections/search-box/search-box.tsx";
import { timings } from "#app/timings.ts";
import { pageAt } from "#content/frame/pages.ts";
import { searchOutcome, searchWords } from "#content/frame/search.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/search.ts";
import { Result } from "./result.tsx";
import styles from "./search.module.css";
import { Ways } from "./ways.tsx";

/** The server searches, so a browser without script gets its results as HTML and no browser loads an index. */
export async function loader({ context }: Route.LoaderArgs) {
  return { page: pageAt("/search"), ...(await context.get(searchContext)()) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, query } = loaderData;
  return pageMeta({ ...page, title: query ? `${page.title}: ${query}` : page.title });
}

export default function Search({ loaderData: { page, query, answer } }: Route.ComponentProps) {
  const { found, count } = answer;
  return (
    <>
      <BenchHead page={page} />
      <section className={styles.bench} aria-labelledby="results">
        <SearchBox
          page="/search"
          label={searchWords.label}
          status={searchOutcome(query, answer)}
          pause={timings.searchPause}
          late={searchWords.late}
          first
        />
        <h2 id="results">{stationOf(query, count)}</h2>
        {count > 0 ? (
          <div className={styles.results}>
            <ol>
              {found.map((result) => (
                <Result key={result.path} {...result} />
              ))}
            </ol>
            {count > found.length && <p>{searchWords.best(found.length, count)}</p>}
          </div>
        ) : (
          <Ways nothingFound={query !== ""} />
        )}
      </section>
      {count > 0 && (
        <Sections>
          <ReadOn pages={searchWords.ways} />
        </Sections>
      )}
    </>
  );
}

function stationOf(query: string, count: number) {
  if (!query) return searchWords.start.station;
  return count > 0 ? searchWords.station : searchWords.none.station;
}
