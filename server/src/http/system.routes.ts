import { endpoints } from '@oja/contract';
import type { systemEndpoints } from '@oja/contract/system';
import { sql } from 'kysely';
import { hasSecureOrigin } from '../config/config.ts';
import { readSignedAddress } from '../crypto/signed-address.ts';
import { isDatabaseOut } from '../db/database-errors.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../domain/refusal.ts';
import { apiDocsPage } from './api-docs-page.ts';
import type { Handlers } from './call.ts';
import { streamEvents } from './event-stream.ts';
import { openApiDocument } from './openapi/document.ts';
import { pageHeaders } from './security-headers.ts';

export const systemRoutes = (deps: Deps): Handlers<typeof systemEndpoints> => {
  const description = once(() => openApiDocument(endpoints, deps.config.appUrl));
  const json = once(() => JSON.stringify(description()));
  const page = once(() => apiDocsPage(description()));
  const headersOfPage = pageHeaders(hasSecureOrigin(deps.config));
  return {
    health: () => ({ data: { up: true } }),
    async readiness() {
      await sql`select 1 from schema_migrations limit 1`.execute(deps.db).catch((error: unknown) => {
        // The error of an unreachable database is rethrown, so that the log counts it instead of writing a stack
        // trace per probe.
        throw isDatabaseOut(error) ? error : new Refusal('service_unavailable');
      });
      return { data: { ready: true } };
    },
    events: (call) => streamEvents(deps, call),
    openapi: ({ reply }) => reply.type('application/json').send(json()),
    docs: ({ reply }) => reply.headers(headersOfPage).type('text/html; charset=utf-8').send(page()),
    async media({ params, query, reply }) {
      const isPrivate = query.expires !== undefined || query.signature !== undefined;
      const secondsLeft = isPrivate ? readPrivateAddress(deps, params.name, query) : undefined;
      if (isPrivate && secondsLeft === undefined) throw new Refusal('not_found');
      const file =
        (isPrivate ? await deps.storage.get(`private-images/${params.name}`) : undefined) ??
        (await deps.storage.get(`images/${params.name}`));
      if (file === undefined) throw new Refusal('not_found');
      const caching = isPrivate ? `private, max-age=${secondsLeft}` : 'public, max-age=31536000, immutable';
      reply.header('cache-control', caching);
      return reply.type('image/webp').send(file.bytes);
    },
  };
};

/** Seconds until the signed address of a private picture expires; undefined when it is invalid. */
function readPrivateAddress(
  { sealer, now }: Deps,
  name: string,
  { expires = '', signature = '' }: { expires?: string | undefined; signature?: string | undefined },
): number | undefined {
  return readSignedAddress(sealer, { path: `/media/${name}`, expires, signature }, now());
}

/** Cached, because the description never changes while the process runs and is slow to build. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
