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

/** The files of each route, by its id, as React Router's manifest lists them. Only this file reads the manifest. */
export type RouteFiles = Readonly<Record<string, RouteFile | undefined>>;

/** Provided by entry.server.tsx; in a browser they come from React Router's manifest. */
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

/** Every address that a navigation to this page fetches. */
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

/** The address of a page's loader data. */
export function dataOf(page: string) {
  const [path = "", query] = page.split("?");
  return `${path.endsWith("/") ? `${path}_` : path}.data${query ? `?${query}` : ""}`;
}

/**
 * Matches as React Router does, in a fraction of the time: React Router compiles a regular expression for each path
 * that it tries.
 */
function leadsTo(page: string, path: string) {
  return path === page || (path.includes(":") && matchPath(path, page) !== null);
}
