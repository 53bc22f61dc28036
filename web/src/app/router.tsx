import { createBrowserRouter } from 'react-router';
import { routes } from './routes';

/** Needs a browser. The table of routes itself does not, so that pages can be rendered at build time. */
export function createRouter() {
  return createBrowserRouter(routes);
}
