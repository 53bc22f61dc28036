import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { raiseAlert } from '../alerts/index.ts';
import { confirmFunding, openChargeback, settleChargeback } from '../funding/index.ts';
import { confirmTransfer } from '../payouts/index.ts';
import { dispute, type PaystackEvent, refund, withReference } from './event-shapes.ts';
import { readEvent } from './read-event.ts';

/** What became of an event; kept with it. */
type Outcome = 'handled' | 'unmatched' | 'ignored' | 'unreadable';

type Handle = (deps: Deps, data: PaystackEvent['data']) => Promise<Outcome>;

/** Events in any order and any number: each one only says what to ask Paystack about. */
const handlers: ReadonlyMap<string, Handle> = new Map(
  Object.entries({
    'charge.success': onCharge,
    'transfer.success': onTransfer,
    'transfer.failed': onTransfer,
    'transfer.reversed': onTransfer,
    'charge.dispute.create': onDispute,
    'charge.dispute.remind': onDispute,
    'charge.dispute.resolve': onDisputeResolved,
    'refund.processed': onRefund,
  }),
);

export const handlePaystackEvent = defineJob({
  name: 'handle_paystack_event',
  payload: z.object({ eventId: z.uuid() }),
  attempts: 12,
  runner: 'gateway',
  run: (deps, { eventId }) => handleStoredEvent(deps, eventId),
});

/** Safe to repeat, also at the same time: what an event changes is decided under the locks of what it changes. */
export async function handleStoredEvent(deps: Deps, eventId: string): Promise<undefined> {
  const stored = await deps.db
    .selectFrom('paystackEvents')
    .select(['event', 'body', 'reference', 'handledAt'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  if (stored.handledAt !== null) return;
  const event = readEvent(stored.body);
  const handle = handlers.get(event?.event ?? '');
  const outcome = event === undefined ? 'unreadable' : handle ? await handle(deps, event.data) : 'ignored';
  if (outcome === 'unmatched' || outcome === 'unreadable') {
    await alertAbout(deps, { ...stored, outcome, eventId });
  }
  await deps.db
    .updateTable('paystackEvents')
    .set({ handledAt: deps.now(), outcome })
    .where('id', '=', eventId)
    .execute();
}

async function onCharge(deps: Deps, data: PaystackEvent['data']): Promise<Outcome> {
  const parsed = withReference.safeParse(data);
  if (!parsed.success) return 'unreadable';
  return (await confirmFunding(deps, parsed.data.reference)) ? 'handled' : 'unmatched';
}

async function onTransfer(deps: Deps, data: PaystackEvent['data']): Promise<Outcome> {
  const parsed = withReference.safeParse(data);
  if (!parsed.success) return 'unreadable';
  return (await confirmTransfer(deps, parsed.data.reference)) ? 'handled' : 'unmatched';
}

async function onDispute(deps: Deps, data: PaystackEvent['data']): Promise<Outcome> {
  const parsed = dispute.safeParse(data);
  if (!parsed.success) return 'unreadable';
  const { id: gatewayId, transaction, refund_amount: asked } = parsed.data;
  const opened = await openChargeback(deps, {
    gatewayId,
    reference: transaction.reference,
    amountKobo: asked || transaction.amount,
  });
  return opened ? 'handled' : 'unmatched';
}

/** A dispute that we declined and the bank accepted is won; everything else took the money. */
async function onDisputeResolved(deps: Deps, data: PaystackEvent['data']): Promise<Outcome> {
  const parsed = dispute.safeParse(data);
  if (!parsed.success) return 'unreadable';
  await onDispute(deps, data);
  const outcome = parsed.data.resolution === 'declined' ? 'won' : 'lost';
  return (await settleChargeback(deps, { gatewayId: parsed.data.id, outcome })) ? 'handled' : 'unmatched';
}

/** Oja refunds to wallets, never through Paystack; one that happens there was made by hand. */
async function onRefund(deps: Deps, data: PaystackEvent['data']): Promise<Outcome> {
  const parsed = refund.safeParse(data);
  if (!parsed.success) return 'unreadable';
  const subject = parsed.data.transaction_reference;
  const message = `Paystack refunded the payment ${subject}, which stays credited to a wallet here.`;
  await inTransaction(deps.db, (tx) =>
    raiseAlert(tx, { kind: 'payment_reversed', subject, message }, deps.now()),
  );
  return 'handled';
}

async function alertAbout(
  deps: Deps,
  input: { eventId: string; event: string; reference: string | null; outcome: Outcome },
): Promise<void> {
  const subject = input.reference ?? input.eventId;
  const message =
    input.outcome === 'unmatched'
      ? `Paystack sent ${input.event} for ${subject}, which nobody here knows.`
      : `Paystack sent ${input.event}, which cannot be read.`;
  await inTransaction(deps.db, (tx) =>
    raiseAlert(tx, { kind: 'payment_unmatched', subject, message }, deps.now()),
  );
}
