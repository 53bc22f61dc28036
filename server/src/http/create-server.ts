import { randomBytes } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Refusal } from '../domain/refusal.ts';
import { handleError } from './error-handler.ts';
import { liftDataUrls, restoreDataUrls } from './json-body.ts';
import { securityHeaders } from './security-headers.ts';

/** A Fastify instance with the rules that hold for every route, and no route yet. */
export async function createServer(options: {
  log: FastifyBaseLogger;
  trustProxy: boolean | number | string;
  secureOrigin: boolean;
}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for every request costs more than a small answer; our log lines name the request themselves.
    childLoggerFactory: (log) => log,
    trustProxy: trustedProxies(options.trustProxy),
    genReqId: requestIds(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Headers must arrive within ten seconds; bodies have deadlines of their own, see body-deadline.ts.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requestTimeout: 150_000 },
    frameworkErrors: handleError,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  const headers = securityHeaders(options.secureOrigin);
  acceptJsonOnly(app);
  app.decorateRequest('ojaSession', undefined);
  app.setErrorHandler(handleError);
  // Plain callbacks, not promises: these run for every request, and the headers are made once.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    const isEncoded = request.headers['content-encoding'] !== undefined;
    done(isEncoded ? new Refusal('content_type_unsupported') : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply);
    done();
  });
  return app;
}

/** A number says how many proxies stand in front; Fastify takes that as a question about each hop. */
function trustedProxies(setting: boolean | number | string) {
  if (typeof setting !== 'number') return setting;
  return (_address: string, hop: number) => hop < setting;
}

/** Unique over processes and restarts; a random part per request would cost more than the rest of a small answer. */
function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `req-${start}-${count.toString(36)}`;
  };
}

/** The path is logged without its query, which may carry a token somebody put there by mistake. */
function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  if (!isLogged(request.log)) return;
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.ojaSession?.user.id,
    },
    'request',
  );
}

function isLogged(log: FastifyBaseLogger): boolean {
  return (
    !('isLevelEnabled' in log) ||
    (log as unknown as { isLevelEnabled(level: string): boolean }).isLevelEnabled('info')
  );
}

/** JSON only, never coerced; an empty body with the JSON header counts as no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { text, dataUrls } = liftDataUrls(body);
    if (text === '') return done(null, undefined);
    parseJson(request, text, (error, parsed) => done(error, restoreDataUrls(parsed, dataUrls)));
  });
}
