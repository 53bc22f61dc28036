import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { defineJob } from '../../../jobs/job.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { openChargeback, reopenAnswered, settleChargeback } from '../chargebacks/index.ts';
import { confirmFunding } from '../funding/index.ts';
import { confirmTransfer } from '../payouts/index.ts';
import { dispute, type PaystackEvent, refund, withReference } from './event-shapes.ts';
import { readEvent } from './read-event.ts';

/** The outcome of an event, stored with it. */
type Outcome = 'handled' | 'unmatched' | 'ignored' | 'unreadable';

type Handle = (
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  data: PaystackEvent['data'],
) => Promise<Outcome>;

/** Handles events in any order and number: each one only names what to verify with Paystack. */
const handlers: ReadonlyMap<string, Handle> = new Map(
  Object.entries({
    'charge.success': onCharge,
    'transfer.success': onTransfer,
    'transfer.failed': onTransfer,
    'transfer.reversed': onTransfer,
    'charge.dispute.create': onDispute,
    'charge.dispute.remind': onReminder,
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

/** Idempotent, also concurrently: changes are decided under the locks of the changed rows. */
export async function handleStoredEvent(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  eventId: string,
): Promise<undefined> {
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

async function onCharge(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  data: PaystackEvent['data'],
): Promise<Outcome> {
  const parsed = withReference.safeParse(data);
  if (!parsed.success) return 'unreadable';
  return (await confirmFunding(deps, parsed.data.reference)) ? 'handled' : 'unmatched';
}

async function onTransfer(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  data: PaystackEvent['data'],
): Promise<Outcome> {
  const parsed = withReference.safeParse(data);
  if (!parsed.success) return 'unreadable';
  return (await confirmTransfer(deps, parsed.data.reference)) ? 'handled' : 'unmatched';
}

async function onDispute(deps: Pick<Deps, 'db' | 'now'>, data: PaystackEvent['data']): Promise<Outcome> {
  const parsed = dispute.safeParse(data);
  if (!parsed.success) return 'unreadable';
  const { id: gatewayId, transaction, refund_amount: requested, dueAt } = parsed.data;
  const opened = await openChargeback(deps, {
    gatewayId,
    reference: transaction.reference,
    amountKobo: requested || transaction.amount,
    dueAt: dueAt ?? undefined,
  });
  return opened ? 'handled' : 'unmatched';
}

async function onReminder(deps: Pick<Deps, 'db' | 'now'>, data: PaystackEvent['data']): Promise<Outcome> {
  const outcome = await onDispute(deps, data);
  const parsed = dispute.safeParse(data);
  if (parsed.success) await reopenAnswered(deps, parsed.data.id);
  return outcome;
}

/** A declined dispute that the bank accepted is won; any other resolution is lost. */
async function onDisputeResolved(
  deps: Pick<Deps, 'db' | 'now'>,
  data: PaystackEvent['data'],
): Promise<Outcome> {
  const parsed = dispute.safeParse(data);
  if (!parsed.success) return 'unreadable';
  await onDispute(deps, data);
  const outcome = parsed.data.resolution === 'declined' ? 'won' : 'lost';
  return (await settleChargeback(deps, { gatewayId: parsed.data.id, outcome })) ? 'handled' : 'unmatched';
}

/** Oja refunds to wallets, never through Paystack; a refund there was made manually. */
async function onRefund(deps: Pick<Deps, 'db' | 'now'>, data: PaystackEvent['data']): Promise<Outcome> {
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
  deps: Pick<Deps, 'db' | 'now'>,
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
