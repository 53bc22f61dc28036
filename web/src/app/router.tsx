import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
} from 'react-router';
import { paths } from '@/config/paths';
import { dropEmptyParameters, nameFirstEntry } from '@/lib/first-entry';
import { holdPosition } from '@/lib/scroll';
import { routes, sessionRouteId } from './routes';
import { PAGE_DATA_ID } from './server-render/page-data-id';

const loadAuthPages = () => import('./auth-routes');

/** Pages that are added on the first navigation to an address that starts like this. */
const laterPages = {
  [paths.dashboard.overview]: () => import('./user-portal-routes'),
  [paths.adminHome]: () => import('./admin-portal-routes'),
  '/auth': loadAuthPages,
  [paths.unsubscribe]: loadAuthPages,
  [paths.appeal]: loadAuthPages,
};

/** Needs a browser. The table of routes itself does not, so that pages can be rendered on the server. */
export function createRouter() {
  nameFirstEntry();
  return keepScrollPositions(createBrowserRouter(routes, { patchRoutesOnNavigation: addLaterPages }));
}

/**
 * For a page that was rendered on the server. Its code is fetched before the router starts, and the router starts with
 * the data the server read, so that the first render equals the HTML.
 */
export async function createHydratingRouter() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  nameFirstEntry();
  dropEmptyParameters();
  return keepScrollPositions(
    createBrowserRouter(routes, {
      hydrationData: { loaderData: readPageData() },
      patchRoutesOnNavigation: addLaterPages,
    }),
  );
}

function readPageData() {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
}

/**
 * The router asks for every path that it does not know well, and again when another navigation overtakes the first;
 * what it has already it does not add twice.
 */
const addLaterPages: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  for (const [start, load] of Object.entries(laterPages)) {
    if (path === start || path.startsWith(`${start}/`)) patch(sessionRouteId, [(await load()).pages]);
  }
};

/**
 * The router scrolls to the saved position once, when a navigation is complete. A page whose lists are still on their
 * way is too short by then, so the position is held until it has grown tall enough.
 */
function keepScrollPositions(router: DataRouter): DataRouter {
  let release: (() => void) | undefined;
  let restored: unknown;
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (location === restored) return;
    release?.();
    release = undefined;
    if (typeof restoreScrollPosition !== 'number') return;
    restored = location;
    release = holdPosition(restoreScrollPosition);
  });
  return router;
}
