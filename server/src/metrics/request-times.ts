import type { FastifyInstance } from 'fastify';
import { createDurations } from './durations.ts';

/**
 * How long requests took, by the pattern of their route. Patterns, methods and statuses are few; ids, addresses and
 * everything else that a visitor can choose stay out of the labels, so that nobody can make the series grow.
 */
export interface RequestTimes {
  watch(app: FastifyInstance): void;
  text(): string;
}

/** Pages, files and everything that no route of the contract answers. */
const outsideTheApi = 'web';

export function createRequestTimes(): RequestTimes {
  const durations = createDurations({
    name: 'oja_request_duration_seconds',
    help: 'How long requests took, from their headers to the end of the answer, by route pattern and status.',
  });
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // A stream of events lasts for as long as somebody looks; it is counted while it is open instead.
        if (!isStream(reply.raw.getHeader('content-type'))) {
          const route = request.routeOptions.url ?? outsideTheApi;
          durations.add(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
        }
        done();
      });
    },
    text: durations.text,
  };
}

function isStream(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/event-stream');
}
