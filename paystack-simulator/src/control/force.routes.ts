import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { presentDispute } from '../disputes/dispute.presenter.ts';
import { disputeResolution } from '../disputes/dispute.store.ts';
import { openDispute, resolveDispute } from '../disputes/dispute.ts';
import { success } from '../http/envelope.ts';
import { readInput } from '../http/read-input.ts';
import { moveSettlement, settleCollections } from '../settlements/settle-collections.ts';
import { presentSettlement } from '../settlements/settlement.presenter.ts';
import { settlementStatus } from '../settlements/settlement.store.ts';
import { forceTransaction } from '../transactions/force-transaction.ts';
import { presentTransaction } from '../transactions/transaction.presenter.ts';
import { transactionStatus } from '../transactions/transaction.store.ts';
import { forceTransfer } from '../transfers/move-transfer.ts';
import { presentTransfer } from '../transfers/transfer.presenter.ts';
import { transferStatus } from '../transfers/transfer.store.ts';
import { schedule } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

const referenceParams = z.object({ reference: z.string() });
const idParams = z.object({ id: z.coerce.number() });
const transactionBody = z.strictObject({ status: transactionStatus });
const transferBody = z.strictObject({ status: transferStatus });
const disputeBody = z.strictObject({ reference: z.string(), amount: z.int().min(1).optional() });
const resolveBody = z.strictObject({ resolution: disputeResolution });
const settlementBody = z.strictObject({ status: settlementStatus.default('success') });
const eventBody = z.strictObject({ event: z.string().min(1), data: z.record(z.string(), z.unknown()) });

/** Triggers events that third parties cause at Paystack: banks, card holders, Paystack itself. */
export function addForceRoutes(app: FastifyInstance, world: World): void {
  app.post('/transactions/:reference', async (request) => {
    const { reference } = readInput(referenceParams, request.params);
    const { status } = readInput(transactionBody, request.body);
    return success('Transaction', presentTransaction(world, forceTransaction(world, reference, status)));
  });

  app.post('/transfers/:reference', async (request) => {
    const { reference } = readInput(referenceParams, request.params);
    const { status } = readInput(transferBody, request.body);
    return success('Transfer', presentTransfer(world, forceTransfer(world, reference, status)));
  });

  app.post('/disputes', async (request) =>
    success(
      'Dispute opened',
      presentDispute(world, openDispute(world, readInput(disputeBody, request.body))),
    ),
  );

  app.post('/disputes/:id/resolve', async (request) => {
    const { id } = readInput(idParams, request.params);
    const { resolution } = readInput(resolveBody, request.body);
    return success('Dispute resolved', presentDispute(world, resolveDispute(world, id, resolution)));
  });

  app.post('/settlements', async (request) => {
    const settled = settleCollections(world, readInput(settlementBody, request.body).status);
    return success('Settlement', settled === undefined ? null : presentSettlement(settled));
  });

  app.post('/settlements/:id', async (request) => {
    const { id } = readInput(idParams, request.params);
    const { status } = readInput(settlementBody, request.body);
    return success('Settlement', presentSettlement(moveSettlement(world, id, status)));
  });

  app.post('/events', async (request) => {
    const { event, data } = readInput(eventBody, request.body);
    world.state.transaction(() => schedule(world, event, data));
    return success('Event scheduled', { event });
  });
}
