import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from '../routes';

/** The HTML of a public page as the browser will find it. Runs at build time only, see prerender.ts. */
export async function prerenderPage(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.statusCode !== 200)
    throw new Error(`${path} is no page that can stand on its own.`, { cause: context });
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
}

export { publicPages } from '../public/public-pages';
