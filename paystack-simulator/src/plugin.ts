import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addBalanceRoutes } from './balance/balance.routes.ts';
import { addBankRoutes } from './banks/bank.routes.ts';
import { addCheckoutRoutes } from './checkout/checkout.routes.ts';
import { addControlRoutes } from './control/control.routes.ts';
import { demandSecretKey } from './http/authorize.ts';
import { readJsonAndForms } from './http/body-parsers.ts';
import { collectEndpoints } from './http/endpoints.ts';
import { answerErrorsAsPaystack, answerUnknownEndpoints } from './http/error-handler.ts';
import { injectApiFaults } from './http/inject-api-faults.ts';
import { enforceQuotas } from './http/quota.ts';
import type { SimulatorOptions } from './options.ts';
import { addRecipientRoutes } from './recipients/recipient.routes.ts';
import { addRefundRoutes } from './refunds/refund.routes.ts';
import { addSettlementRoutes } from './settlements/settlement.routes.ts';
import { addTransactionRoutes } from './transactions/transaction.routes.ts';
import { addTransferRoutes } from './transfers/transfer.routes.ts';
import { createDispatcher } from './webhooks/dispatcher.ts';
import { openWorld, type World } from './world.ts';

/**
 * Paystack as a Fastify plugin: the API, the hosted checkout and, under `/__sim`, the control plane. Its body
 * parsers, error envelope and headers are in its own scope, so that the host's rules stay unchanged.
 */
export const paystackSimulator: FastifyPluginAsync<SimulatorOptions> = async (app, options) => {
  const world = openWorld(options);
  const dispatcher = createDispatcher(world, app.log);

  readJsonAndForms(app);
  answerErrorsAsPaystack(app);
  answerUnknownEndpoints(app);
  const endpoints = new Set<string>();

  await app.register(async (checkout) => addCheckoutRoutes(checkout, world, dispatcher));
  await app.register(async (api) => {
    collectEndpoints(api, endpoints);
    demandSecretKey(api, world);
    enforceQuotas(api, world);
    // Before the faults: an early event is sent even when the reply never is.
    api.addHook('onSend', async () => dispatcher.sendEarlyEvents());
    injectApiFaults(api, world);
    addApiRoutes(api, world);
  });
  await app.register(
    async (control) => {
      demandSecretKey(control, world);
      addControlRoutes(control, { world, dispatcher, endpoints });
    },
    { prefix: '/__sim' },
  );

  // Events of a call are sent after its reply.
  app.addHook('onResponse', async () => dispatcher.wakeSoon());
  app.addHook('onReady', async () => dispatcher.start());
  app.addHook('preClose', async () => {
    world.ending.abort();
    await dispatcher.stop();
  });
  app.addHook('onClose', async () => world.state.close());
};

function addApiRoutes(api: FastifyInstance, world: World): void {
  addTransactionRoutes(api, world);
  addBankRoutes(api, world);
  addRecipientRoutes(api, world);
  addTransferRoutes(api, world);
  addRefundRoutes(api, world);
  addBalanceRoutes(api, world);
  addSettlementRoutes(api, world);
}
