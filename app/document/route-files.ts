import { matchPath } from "react-router";

type RouteFiles = {
  path?: string;
  parentId?: string;
  hasLoader: boolean;
  module: string;
  imports?: string[];
  css?: string[];
};

type Manifest = { routes: Readonly<Record<string, RouteFiles | undefined>> };

/** The files of a page of the site, by its path. They stand in React Router's manifest, and nowhere else. */
export function filesOfPage(page: string) {
  /* React Router adds routes to the manifest as it learns of their links. */
  const site = window as { __reactRouterManifest?: Manifest };
  const routes = Object.values(site.__reactRouterManifest?.routes ?? {});
  return routes.find((route) => route?.parentId && leadsTo(page, `/${route.path ?? ""}`));
}

/** As React Router decides, at a fraction of the time: it would make an expression of each path that it tries. */
function leadsTo(page: string, path: string) {
  return path === page || (path.includes(":") && matchPath(path, page) !== null);
}
