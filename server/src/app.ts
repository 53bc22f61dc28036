import { fileURLToPath } from 'node:url';
import { type EndpointName, endpoints } from '@oja/contract';
import type { Endpoint } from '@oja/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Handler, Handlers } from './http/call.ts';
import { createServer } from './http/create-server.ts';
import { closeStreams, endStreamsWithServer } from './http/event-stream.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { systemRoutes } from './http/system.routes.ts';
import { serveWeb } from './http/web-files.ts';
import { accountRoutes } from './modules/accounts/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The whole application without a process around it: tests inject requests, main.ts listens. */
export async function buildApp(deps: Deps, options: { webFolder?: string } = {}): Promise<FastifyInstance> {
  const app = await createServer({
    log: deps.log,
    trustProxy: deps.config.trustProxy,
    secureOrigin: deps.config.appUrl.startsWith('https:'),
  });
  const limiter = createRateLimiter({ db: deps.db, factor: deps.config.rateLimitFactor, now: deps.now });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 404 && request.url.startsWith('/api')) limiter.countMiss(request.ip);
    done();
  });
  const handlers = allHandlers(deps);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const record: Endpoint = endpoints[name];
    registerEndpoint(app, deps, limiter, record, handlers[name] as unknown as Handler<Endpoint>);
  }
  endStreamsWithServer(app);
  dropCopiesOnNotice(deps);
  await serveWeb(app, {
    folder: options.webFolder ?? webFolder,
    appUrl: deps.config.appUrl,
    limiter,
  });
  await app.ready();
  return app;
}

function allHandlers(deps: Deps): Handlers<typeof endpoints> {
  return {
    ...systemRoutes(deps),
    ...accountRoutes(deps),
    ...notificationRoutes(deps),
  };
}

function dropCopiesOnNotice(deps: Deps): void {
  deps.live.onNotice((notice) => {
    if ('userChanged' in notice) deps.sessions.forgetUser(notice.userChanged);
    if ('settingsChanged' in notice) deps.settings.forget(notice.settingsChanged);
  });
  deps.live.onGap(() => {
    deps.sessions.forgetAll();
    deps.settings.forget();
    closeStreams();
  });
}
