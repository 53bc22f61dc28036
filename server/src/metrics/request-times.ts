import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';

/**
 * How long requests took, by the pattern of their route. Patterns, methods and statuses are few; ids, addresses and
 * everything else that a visitor can choose stay out of the labels, so that a visitor cannot make the series grow.
 */
export interface RequestTimes {
  watch(app: FastifyInstance): void;
  text(): Promise<string>;
}

/** Pages, files and everything that no route of the contract answers. */
const outsideTheApi = 'web';

export function createRequestTimes(): RequestTimes {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'oja_request_duration_seconds',
    help: 'How long requests took, from their headers to the end of the answer, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // An event stream lasts as long as its page is open; open streams are counted instead.
        if (!isStream(reply.raw.getHeader('content-type'))) {
          const route = request.routeOptions.url ?? outsideTheApi;
          const labels = { method: request.method, route, status: reply.statusCode };
          durations.observe(labels, reply.elapsedTime / 1000);
        }
        done();
      });
    },
    text: () => registry.metrics(),
  };
}

function isStream(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/event-stream');
}
