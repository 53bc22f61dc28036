import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { explainListenError } from './claim-port.ts';
import type { Deps } from './deps.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Takes requests until the process stops; those in flight are finished then, and event streams ended. */
export async function serveApi(deps: Deps, lifecycle: Lifecycle): Promise<FastifyInstance> {
  const { host, port } = deps.config;
  return lifecycle.open(
    'requests',
    async () => {
      const app = await buildApp(deps);
      try {
        await app.listen({ host, port });
      } catch (error) {
        await app.close();
        throw explainListenError(error, { host, port });
      }
      return app;
    },
    (app) => app.close(),
  );
}
