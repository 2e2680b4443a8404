import { createContext, use } from "react";
import { matchPath } from "react-router";

type RouteFile = {
  path?: string;
  parentId?: string;
  hasLoader: boolean;
  module: string;
  imports?: string[];
  css?: string[];
};

/** The files of each route, by its id: React Router's manifest, and nowhere else. */
export type RouteFiles = Readonly<Record<string, RouteFile | undefined>>;

/** Given by entry.server.tsx; a browser has them where React Router keeps them. */
export const RouteFilesContext = createContext<RouteFiles | undefined>(undefined);

/** The files of every route, on the server and in the browser. */
export function useRouteFiles(): RouteFiles {
  return use(RouteFilesContext) ?? routeFiles();
}

function routeFiles() {
  if (import.meta.env.SSR) return {};
  const site = window as { __reactRouterManifest?: { routes: RouteFiles } };
  return site.__reactRouterManifest?.routes ?? {};
}

/** The files of a page of the site, by its path. */
export function filesOfPage(page: string, files = routeFiles()) {
  return Object.values(files).find((route) => route?.parentId && leadsTo(page, `/${route.path ?? ""}`));
}

/** Every address that a change to this page asks for. */
export function addressesOf(files: RouteFiles, page: string) {
  const route = filesOfPage(page, files);
  if (!route) return [];
  return [
    route.module,
    ...(route.imports ?? []),
    ...(route.css ?? []),
    ...(route.hasLoader ? [dataOf(page)] : []),
  ];
}

/** Where the answer of a page's loader is found. */
export function dataOf(page: string) {
  const [path = "", query] = page.split("?");
  return `${path.endsWith("/") ? `${path}_` : path}.data${query ? `?${query}` : ""}`;
}

/** As React Router decides, at a fraction of the time: it would make an expression of each path that it tries. */
function leadsTo(page: string, path: string) {
  return path === page || (path.includes(":") && matchPath(path, page) !== null);
}
