import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import type { Lifecycle } from '../work/lifecycle.ts';
import { buildApp } from './app.ts';
import { explainListenError } from './claim-port.ts';

/**
 * TCP backlog. Large enough that a burst of 1,000 connections is not dropped and retried by the kernel, which takes a
 * second and then longer each time. The system's limit may be lower.
 */
export const listenBacklog = 4_096;

/** Serves requests until the process stops; then requests in flight are finished and event streams are ended. */
export async function serveApi(deps: Deps, lifecycle: Lifecycle): Promise<FastifyInstance> {
  const { host, port } = deps.config;
  return lifecycle.open(
    'HTTP server',
    async () => {
      const app = await buildApp(deps);
      try {
        await app.listen({ host, port, backlog: listenBacklog });
      } catch (error) {
        await app.close();
        throw explainListenError(error, { host, port });
      }
      return app;
    },
    closeApp,
  );
}

/** Closes idle keep-alive connections repeatedly, because each becomes idle only after its last reply. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

const sweepMs = 50;
