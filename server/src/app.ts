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
import { adminDashboardRoutes } from './modules/admin-dashboard/index.ts';
import { applicationRoutes } from './modules/applications/index.ts';
import { auditRoutes } from './modules/audit/index.ts';
import { bankAccountRoutes } from './modules/bank-accounts/index.ts';
import { dashboardRoutes } from './modules/dashboard/index.ts';
import { disputeRoutes } from './modules/disputes/index.ts';
import { fundingRoutes } from './modules/funding/index.ts';
import { gatewayBalanceRoutes } from './modules/gateway-balance/index.ts';
import { gatewayComparisonRoutes } from './modules/gateway-comparison/index.ts';
import { describeMarketPage, listingRoutes, staffListingRoutes } from './modules/listings/index.ts';
import { messagingRoutes } from './modules/messaging/index.ts';
import { moneyWatchRoutes } from './modules/money-watch/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';
import { parkedPaymentRoutes } from './modules/parked-payments/index.ts';
import { payoutRoutes } from './modules/payouts/index.ts';
import { paystackEventRoutes } from './modules/paystack-events/index.ts';
import { planRoutes } from './modules/plans/index.ts';
import { purchaseRoutes } from './modules/purchases/index.ts';
import { reportRoutes, staffReportRoutes } from './modules/reports/index.ts';
import { reviewRoutes } from './modules/reviews/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { securityCenterRoutes } from './modules/security-center/index.ts';
import { settingsRoutes } from './modules/settings/index.ts';
import { supportRoutes } from './modules/support/index.ts';
import { systemStatusRoutes } from './modules/system-status/index.ts';
import { transactionRoutes } from './modules/transactions/index.ts';
import { userRoutes } from './modules/users/index.ts';
import { walletRoutes } from './modules/wallet/index.ts';
import { webhookRoutes } from './modules/webhooks/index.ts';
import { mountSimulator } from './mount-simulator.ts';
import { usesSimulator } from './open-paystack.ts';
import { readPageFrame } from './page-frame.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The whole application without a process around it: tests inject requests, main.ts listens. */
export async function buildApp(deps: Deps, options: { webFolder?: string } = {}): Promise<FastifyInstance> {
  const app = await createServer({
    log: deps.log,
    trustProxy: deps.config.trustProxy,
    secureOrigin: deps.config.appUrl.startsWith('https:'),
  });
  deps.metrics.requests.watch(app);
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
  if (usesSimulator(deps.config)) await mountSimulator(app, deps);
  endStreamsWithServer(app);
  dropCopiesOnNotice(deps);
  await serveWeb(app, {
    folder: options.webFolder ?? webFolder,
    appUrl: deps.config.appUrl,
    limiter,
    frame: () => readPageFrame(deps),
    describe: (path) => describeMarketPage(deps, path),
  });
  await app.ready();
  return app;
}

function allHandlers(deps: Deps): Handlers<typeof endpoints> {
  return {
    ...systemRoutes(deps),
    ...accountRoutes(deps),
    ...listingRoutes(deps),
    ...staffListingRoutes(deps),
    ...notificationRoutes(deps),
    ...walletRoutes(deps),
    ...fundingRoutes(deps),
    ...bankAccountRoutes(deps),
    ...payoutRoutes(deps),
    ...paystackEventRoutes(deps),
    ...moneyWatchRoutes(deps),
    ...gatewayBalanceRoutes(deps),
    ...gatewayComparisonRoutes(deps),
    ...parkedPaymentRoutes(deps),
    ...planRoutes(deps),
    ...applicationRoutes(deps),
    ...purchaseRoutes(deps),
    ...disputeRoutes(deps),
    ...reviewRoutes(deps),
    ...reportRoutes(deps),
    ...staffReportRoutes(deps),
    ...messagingRoutes(deps),
    ...dashboardRoutes(deps),
    ...transactionRoutes(deps),
    ...userRoutes(deps),
    ...settingsRoutes(deps),
    ...webhookRoutes(deps),
    ...supportRoutes(deps),
    ...adminDashboardRoutes(deps),
    ...securityCenterRoutes(deps),
    ...systemStatusRoutes(deps),
    ...auditRoutes(deps),
    ...searchRoutes(deps),
  };
}

function dropCopiesOnNotice(deps: Deps): void {
  deps.live.onNotice((notice) => {
    if ('userChanged' in notice) deps.sessions.forgetUser(notice.userChanged);
    if ('marketChanged' in notice) deps.market.forget();
  });
  deps.live.onGap(() => {
    deps.sessions.forgetAll();
    deps.market.forget();
    closeStreams();
  });
}
