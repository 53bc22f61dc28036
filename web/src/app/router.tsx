import { createBrowserRouter, matchRoutes } from 'react-router';
import { routes } from './routes';

/** Needs a browser. The table of routes itself does not, so that pages can be rendered at build time. */
export function createRouter() {
  return createBrowserRouter(routes);
}

/**
 * For a page that stands already, written at build time. Its code is fetched before the router starts, so that the
 * first rendering equals what stands; and the router is told so, else it would scroll a page to the top that
 * somebody has begun to read.
 */
export async function createRouterForPrerendered() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return createBrowserRouter(routes, { hydrationData: {} });
}
