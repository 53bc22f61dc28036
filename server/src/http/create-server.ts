import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Refusal } from '../domain/refusal.ts';
import { handleError } from './error-handler.ts';

/** A Fastify instance with the rules that hold for every route, and no route yet. */
export async function createServer(options: {
  log: FastifyBaseLogger;
  trustProxy: boolean | number | string;
  secureOrigin: boolean;
}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(options.trustProxy),
    genReqId: () => `req-${randomBytes(9).toString('base64url')}`,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Headers must arrive within ten seconds; bodies have deadlines of their own, see body-deadline.ts.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requestTimeout: 150_000 },
    frameworkErrors: handleError,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  await app.register(helmet, securityHeaders(options.secureOrigin));
  acceptJsonOnly(app);
  app.decorateRequest('ojaSession', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (request.headers['content-encoding'] !== undefined) throw new Refusal('content_type_unsupported');
  });
  // The path is logged without its query, which may carry a token somebody put there by mistake.
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.ojaSession?.user.id,
      },
      'request',
    );
  });
  return app;
}

/** A number says how many proxies stand in front; Fastify takes that as a question about each hop. */
function trustedProxies(setting: boolean | number | string) {
  if (typeof setting !== 'number') return setting;
  return (_address: string, hop: number) => hop < setting;
}

function securityHeaders(secureOrigin: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secureOrigin ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'no-referrer' as const },
    strictTransportSecurity: secureOrigin ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
  };
}

/** JSON only, never coerced; an empty body with the JSON header counts as no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
