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
    closeApp,
  );
}

/** A connection whose request has just been answered is kept open by its client, and would delay the end. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

const sweepMs = 50;
