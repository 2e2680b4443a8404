import { useSearchParams } from "react-router";
import type { QueriedPattern, QueryName } from "#addresses/pages.ts";

/** The parameters of an address. Asking for one that addresses/pages.ts does not give its page is a type error. */
export type Query<Page extends QueriedPattern> =
  string extends QueryName<Page>
    ? URLSearchParams
    : {
        get: (name: QueryName<Page>) => string | null;
        getAll: (name: QueryName<Page>) => string[];
        has: (name: QueryName<Page>) => boolean;
        toString: () => string;
      };

/** The parameters of the address that a loader was asked for. */
export function queryOf<Page extends QueriedPattern>(_page: Page, address: string | URL): Query<Page> {
  return new URL(address).searchParams as unknown as Query<Page>;
}

/** The parameters of the address that is shown. */
export function useQuery<Page extends QueriedPattern>(_page: Page): Query<Page> {
  const [parameters] = useSearchParams();
  return parameters as unknown as Query<Page>;
}
