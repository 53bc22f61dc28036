import { type EndpointName, endpoints } from '@oja/contract';
import type { Endpoint } from '@oja/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { hasSecureOrigin, usesSimulator } from '../config/config.ts';
import { webBuildFolder } from '../config/folders.ts';
import type { Deps } from '../deps/deps.ts';
import type { Handler, Handlers } from '../http/call.ts';
import { createServer } from '../http/create-server.ts';
import { closeStreams, endStreamsWithServer } from '../http/event-stream.ts';
import { createRateLimiter } from '../http/rate-limits.ts';
import { countMiss, registerEndpoint } from '../http/register-endpoint.ts';
import { createRenderedPages } from '../http/rendered-pages.ts';
import { systemRoutes } from '../http/system.routes.ts';
import { serveWeb } from '../http/web-files.ts';
import { bankAccountRoutes } from '../modules/money/bank-accounts/index.ts';
import { chargebackRoutes } from '../modules/money/chargebacks/index.ts';
import { fundingRoutes } from '../modules/money/funding/index.ts';
import { gatewayBalanceRoutes } from '../modules/money/gateway-balance/index.ts';
import { gatewayComparisonRoutes } from '../modules/money/gateway-comparison/index.ts';
import { parkedPaymentRoutes } from '../modules/money/parked-payments/index.ts';
import { payoutRoutes, withdrawalOtpRoutes } from '../modules/money/payouts/index.ts';
import { paystackEventRoutes } from '../modules/money/paystack-events/index.ts';
import { walletAdjustmentRoutes } from '../modules/money/wallet-adjustments/index.ts';
import { accountRoutes } from '../modules/people/accounts/index.ts';
import { applicationRoutes } from '../modules/people/applications/index.ts';
import { auditRoutes } from '../modules/platform/audit/index.ts';
import { notificationRoutes } from '../modules/platform/notifications/index.ts';
import { webhookRoutes } from '../modules/platform/webhooks/index.ts';
import { accountClosingRoutes } from '../modules/portals/account-closing/index.ts';
import { adminDashboardRoutes } from '../modules/portals/admin-dashboard/index.ts';
import { approvalRoutes } from '../modules/portals/approvals/index.ts';
import { dashboardRoutes } from '../modules/portals/dashboard/index.ts';
import { linkPreviewRoutes } from '../modules/portals/link-previews/index.ts';
import { moneyWatchRoutes } from '../modules/portals/money-watch/index.ts';
import { offerRoutes } from '../modules/portals/offers/index.ts';
import { figureScheduleRoutes, operatorFigureRoutes } from '../modules/portals/operator-figures/index.ts';
import { personPageRoutes, userViewRoutes } from '../modules/portals/person-page/index.ts';
import { settingsRoutes } from '../modules/portals/platform-settings/index.ts';
import { sanctionRoutes, standingRoutes } from '../modules/portals/sanctions/index.ts';
import { savedViewRoutes } from '../modules/portals/saved-views/index.ts';
import { searchRoutes } from '../modules/portals/search/index.ts';
import { securityCenterRoutes } from '../modules/portals/security-center/index.ts';
import { siteFileRoutes } from '../modules/portals/site-files/index.ts';
import { systemStatusRoutes } from '../modules/portals/system-status/index.ts';
import { transactionRoutes } from '../modules/portals/transactions/index.ts';
import { roleRoutes, userRoutes } from '../modules/portals/users/index.ts';
import { walletRoutes } from '../modules/portals/wallet/index.ts';
import { workRoutes } from '../modules/portals/work-queue/index.ts';
import { messagingRoutes } from '../modules/talk/messaging/index.ts';
import { reportRoutes, staffReportRoutes } from '../modules/talk/reports/index.ts';
import { deskRoutes, ticketRoutes } from '../modules/talk/support/index.ts';
import { coverRoutes } from '../modules/trade/cover/index.ts';
import { appealRoutes, disputeRoutes, settlementRoutes } from '../modules/trade/disputes/index.ts';
import { handoverRoutes } from '../modules/trade/handover/index.ts';
import { handoverPlanRoutes } from '../modules/trade/handover-plans/index.ts';
import { listingRoutes, staffListingRoutes } from '../modules/trade/listings/index.ts';
import { planRoutes } from '../modules/trade/plans/index.ts';
import { purchaseRoutes } from '../modules/trade/purchases/index.ts';
import { reviewRoutes } from '../modules/trade/reviews/index.ts';
import { riskRoutes } from '../modules/trade/risk/index.ts';
import { savedSearchRoutes } from '../modules/trade/saved-searches/index.ts';
import { readPageFrame } from './page-frame.ts';

/** The application without a process around it: tests inject requests, main.ts listens. */
export async function buildApp(deps: Deps, options: { webFolder?: string } = {}): Promise<FastifyInstance> {
  const app = await createServer({
    log: deps.log,
    trustProxy: deps.config.trustProxy,
    secureOrigin: hasSecureOrigin(deps.config),
  });
  deps.metrics.requests.watch(app);
  const limiter = createRateLimiter({ db: deps.db, factor: deps.config.rateLimitFactor, now: deps.now });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 404 && request.url.startsWith('/api')) await countMiss(deps, limiter, request);
  });
  const handlers = allHandlers(deps);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const record: Endpoint = endpoints[name];
    registerEndpoint(app, deps, limiter, record, handlers[name] as unknown as Handler<Endpoint>);
  }
  if (usesSimulator(deps.config)) {
    const { mountSimulator } = await import('./mount-simulator.ts');
    await mountSimulator(app, deps);
  }
  endStreamsWithServer(app);
  const folder = options.webFolder ?? webBuildFolder;
  const rendered = createRenderedPages({
    folder,
    appUrl: deps.config.appUrl,
    now: deps.now,
    onFailure: (error) => deps.log.warn({ err: error }, 'a public page could not be rendered'),
  });
  deps.market.onInvalidate(() => rendered.invalidate());
  invalidateCachesOnNotice(deps);
  await serveWeb(app, {
    folder,
    appUrl: deps.config.appUrl,
    limiter,
    frame: () => readPageFrame(deps),
    rendered,
  });
  await app.ready();
  return app;
}

function allHandlers(deps: Deps): Handlers<typeof endpoints> {
  return {
    ...systemRoutes(deps),
    ...accountRoutes(deps),
    ...accountClosingRoutes(deps),
    ...listingRoutes(deps),
    ...staffListingRoutes(deps),
    ...riskRoutes(deps),
    ...savedSearchRoutes(deps),
    ...handoverPlanRoutes(deps),
    ...notificationRoutes(deps),
    ...walletRoutes(deps),
    ...fundingRoutes(deps),
    ...bankAccountRoutes(deps),
    ...payoutRoutes(deps),
    ...withdrawalOtpRoutes(deps),
    ...paystackEventRoutes(deps),
    ...moneyWatchRoutes(deps),
    ...gatewayBalanceRoutes(deps),
    ...gatewayComparisonRoutes(deps),
    ...parkedPaymentRoutes(deps),
    ...chargebackRoutes(deps),
    ...planRoutes(deps),
    ...applicationRoutes(deps),
    ...offerRoutes(deps),
    ...purchaseRoutes(deps),
    ...handoverRoutes(deps),
    ...disputeRoutes(deps),
    ...settlementRoutes(deps),
    ...appealRoutes(deps),
    ...coverRoutes(deps),
    ...reviewRoutes(deps),
    ...reportRoutes(deps),
    ...staffReportRoutes(deps),
    ...messagingRoutes(deps),
    ...dashboardRoutes(deps),
    ...transactionRoutes(deps),
    ...userRoutes(deps),
    ...roleRoutes(deps),
    ...personPageRoutes(deps),
    ...userViewRoutes(deps),
    ...standingRoutes(deps),
    ...sanctionRoutes(deps),
    ...approvalRoutes(deps),
    ...walletAdjustmentRoutes(deps),
    ...settingsRoutes(deps),
    ...webhookRoutes(deps),
    ...ticketRoutes(deps),
    ...deskRoutes(deps),
    ...adminDashboardRoutes(deps),
    ...operatorFigureRoutes(deps),
    ...figureScheduleRoutes(deps),
    ...workRoutes(deps),
    ...savedViewRoutes(deps),
    ...securityCenterRoutes(deps),
    ...systemStatusRoutes(deps),
    ...auditRoutes(deps),
    ...searchRoutes(deps),
    ...siteFileRoutes(deps),
    ...linkPreviewRoutes(deps),
  };
}

function invalidateCachesOnNotice(deps: Pick<Deps, 'sessions' | 'market' | 'live'>): void {
  deps.live.onNotice((notice) => {
    if ('userChanged' in notice) deps.sessions.invalidateUser(notice.userChanged);
    if ('marketChanged' in notice) deps.market.invalidate();
  });
  deps.live.onGap(() => {
    deps.sessions.invalidateAll();
    deps.market.invalidate();
    closeStreams();
  });
}
