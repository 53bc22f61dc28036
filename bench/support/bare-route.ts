import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNode } from './child.ts';
import type { Side } from './compare-rates.ts';

type BareRoute = {
  body: string;
  contentType: string;
  headers: Record<string, string>;
  /** Where the body is kept: it may be longer than an argument of a command. */
  folder: string;
};

/** A Fastify server with one route and nothing else, which answers with these bytes. */
export async function startBareRoute(route: BareRoute): Promise<Side & AsyncDisposable> {
  const file = join(route.folder, 'bare-route-body');
  await writeFile(file, route.body);
  const child = startNode(['bench/bare-route.ts', file, route.contentType]);
  const [url] = await once(child.process, 'message');
  return {
    url: String(url),
    headers: route.headers,
    pid: child.process.pid ?? 0,
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  };
}
