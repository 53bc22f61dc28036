import type { Endpoint, EnvelopeOf } from '@oja/contract/endpoint';
import type { Failure } from '@oja/contract/envelope';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import { type PublicReader, publicReader } from '@/lib/api/public-reader';
import { isPublicHandle } from '@/lib/page-meta';
import { routes } from '../routes';
import { assemblePage, type PageShell } from './assemble-page';

/** Reads an address below /api on behalf of the visitor, without a session. */
export type ReadApi = (path: string) => Promise<{ status: number; body: unknown }>;

export type RenderedPage = { status: number; html: string };

export type PageRenderer = (input: { address: string; read: ReadApi }) => Promise<RenderedPage>;

/**
 * Renders public pages with the components of the browser, always as for a guest: a session is known to the browser
 * only, which shows what is the person's own after hydration. Built for Node by build-renderer.ts.
 */
export function createPageRenderer(shell: PageShell): PageRenderer {
  const handler = createStaticHandler(routes);
  return async ({ address, read }) => {
    const requestContext = new RouterContextProvider(new Map([[publicReader, readerFrom(read)]]));
    const request = new Request(new URL(address, 'http://localhost'));
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) throw new Error(`${address} is answered by no page.`);
    // The browser asks again and shows the not-found page.
    if (context.statusCode === 404) return { status: 404, html: shell.template };
    const page = context.matches.at(-1)?.route;
    if (page === undefined || !isPublicHandle(page.handle) || context.errors !== null)
      throw new Error(`${address} cannot be rendered.`, { cause: context.errors });
    const body = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    const meta = page.handle.meta(context.loaderData[page.id]);
    const html = assemblePage(shell, { route: page.path ?? '', meta, body, data: context.loaderData });
    return { status: context.statusCode, html };
  };
}

function readerFrom(read: ReadApi): PublicReader {
  return async <E extends Endpoint>(path: string) => {
    const { status, body } = await read(path);
    if (status === 200) return body as EnvelopeOf<E>;
    const { message, code, details } = body as Failure;
    throw new ApiError(message, { status, code, details });
  };
}
