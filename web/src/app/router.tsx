import { createBrowserRouter, matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router';
import { paths } from '@/config/paths';
import { routes, sessionRouteId } from './routes';

const portals = {
  [paths.dashboard.overview]: () => import('./user-portal-routes'),
  [paths.admin.overview]: () => import('./admin-portal-routes'),
};

/** Needs a browser. The table of routes itself does not, so that pages can be rendered at build time. */
export function createRouter() {
  return createBrowserRouter(routes, { patchRoutesOnNavigation: addPortal });
}

/**
 * For a prerendered page. Its code is fetched before the router starts, so that the first render equals the HTML; with
 * hydration data the router does not scroll a page to the top that the visitor has begun to read.
 */
export async function createRouterForPrerendered() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return createBrowserRouter(routes, { hydrationData: {}, patchRoutesOnNavigation: addPortal });
}

/**
 * The router asks for every path that it does not know well, and again when another navigation overtakes the first;
 * what it has already it does not add twice.
 */
const addPortal: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  for (const [start, load] of Object.entries(portals)) {
    if (path === start || path.startsWith(`${start}/`)) patch(sessionRouteId, [(await load()).portal]);
  }
};
