import { randomBytes } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Refusal } from '../domain/refusal.ts';
import { failedOnDatabase, handleError } from './error-handler.ts';
import { extractDataUrls, restoreDataUrls } from './json-body.ts';
import { findJsonFault, type JsonFault } from './json-structure.ts';
import { answerClientError, isAmbiguousRequest } from './malformed-http.ts';
import { pageHeaders, partHeaders } from './security-headers.ts';

/** Data, code, style, fonts and pictures: none of them is answered with a page. */
const partOfPage = /^\/(?:api\/|(?:assets|media)\/[\w.-]+\.\w+$)/;

/** A Fastify instance with the rules for every route, and no route yet. */
export async function createServer(options: {
  log: FastifyBaseLogger;
  trustProxy: boolean | number | string;
  secureOrigin: boolean;
}): Promise<FastifyInstance> {
  const [ofParts, ofPages] = [partHeaders(options.secureOrigin), pageHeaders(options.secureOrigin)];
  const headersOf = ({ url }: FastifyRequest) => (partOfPage.test(url) ? ofParts : ofPages);
  const newRequestId = requestIds();
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request costs more than a small reply; log lines name the request id themselves.
    childLoggerFactory: (log) => log,
    trustProxy: trustedProxies(options.trustProxy),
    genReqId: newRequestId,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Headers must arrive within ten seconds; bodies have deadlines of their own, see body-deadline.ts.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      requestTimeout: 150_000,
      // Node answers a missing host without a body; the hook below answers it with the envelope.
      requireHostHeader: false,
    },
    frameworkErrors: (error, request, reply) => {
      // These requests match no route, so no hook runs for them.
      reply.headers(headersOf(request)).header('x-request-id', request.id);
      handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, { requestId: newRequestId(), headers: ofParts }),
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  acceptJsonOnly(app);
  app.decorateRequest('ojaSession', undefined);
  app.setErrorHandler(handleError);
  // Plain callbacks, not promises: these run for every request, and the headers are made once.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    reply.header('x-request-id', request.id);
    done(refusalByHead(request, reply));
  });
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply);
    done();
  });
  return app;
}

/** Checks that run before anything else of every route. */
function refusalByHead(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
  if (isAmbiguousRequest(request.raw)) {
    reply.header('connection', 'close');
    return new Refusal('malformed_request');
  }
  const isEncoded = request.headers['content-encoding'] !== undefined;
  return isEncoded ? new Refusal('content_type_unsupported') : undefined;
}

/** A number is the count of trusted proxies; Fastify expects a function of the hop. */
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

const maxLoggedPath = 200;

/** The logged path is truncated and has no query, which may carry a token. */
function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  if (!isLogged(request.log) || failedOnDatabase.has(request)) return;
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?')[0]?.slice(0, maxLoggedPath),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...callerOf(request),
    },
    'request',
  );
}

/** The signed-in person, and the one whom they view Oja as. */
function callerOf({ ojaSession }: FastifyRequest): { userId?: string; viewedId?: string } {
  const { view, user } = ojaSession ?? {};
  return view ? { userId: view.staffId, viewedId: user?.id } : { userId: user?.id };
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
    const { text, dataUrls } = extractDataUrls(body);
    if (text === '') return done(null, undefined);
    const fault = findJsonFault(text);
    if (fault) return done(new Refusal('malformed_request', { message: jsonFaultSentences[fault] }));
    void parseJson(request, text, (error, parsed) => done(error, restoreDataUrls(parsed, dataUrls)));
  });
}

const jsonFaultSentences: Record<JsonFault, string> = {
  too_deep: 'The request is nested too deeply.',
  too_many_members: 'The request has too many values in it.',
  duplicate_key: 'The request names one field twice.',
};
