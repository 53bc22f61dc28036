import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { explainListenError } from './claim-port.ts';
import type { Deps } from './deps.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * How many may wait to be let in: a thousand who come in one moment should not have to knock again, which takes a second
 * and then longer each time. The system may allow fewer.
 */
export const peopleAtTheDoor = 4_096;

/** Takes requests until the process stops; those in flight are finished then, and event streams ended. */
export async function serveApi(deps: Deps, lifecycle: Lifecycle): Promise<FastifyInstance> {
  const { host, port } = deps.config;
  return lifecycle.open(
    'requests',
    async () => {
      const app = await buildApp(deps);
      try {
        await app.listen({ host, port, backlog: peopleAtTheDoor });
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
