import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Endpoints by the names the control plane uses: `GET /transaction/verify/:reference`, without the host's prefix.
 * The list is collected while routes are added, so a fault for an endpoint that does not exist can be refused.
 */
export function collectEndpoints(app: FastifyInstance, endpoints: Set<string>): void {
  app.addHook('onRoute', ({ method, path, prefix }) => {
    const own = path.slice(prefix.length);
    for (const name of [method].flat()) if (name !== 'HEAD') endpoints.add(`${name} ${own}`);
  });
}

export function endpointOf(request: FastifyRequest): string {
  const { url = '' } = request.routeOptions;
  return `${request.method} ${url.slice(request.server.prefix.length)}`;
}
