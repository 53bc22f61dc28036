import { minuteMs } from '../durations.ts';
import { takeFault } from '../state/faults.ts';
import type { World } from '../world.ts';
import { insertDelivery, releaseHeldBack } from './delivery.store.ts';
import { type WebhookFault, webhookFaultSchema } from './webhook-fault.ts';

export const eventNames = [
  'charge.success',
  'transfer.success',
  'transfer.failed',
  'transfer.reversed',
  'refund.pending',
  'refund.processing',
  'refund.processed',
  'refund.failed',
  'refund.needs-attention',
  'charge.dispute.create',
  'charge.dispute.remind',
  'charge.dispute.resolve',
] as const;

type EventName = (typeof eventNames)[number];

const heldBackMs = minuteMs;

/** Schedules an event in the transaction of its cause. */
export function emit(world: World, event: EventName, data: unknown): void {
  schedule(world, event, data);
}

/** The same for an event of any name, for the control plane. */
export function schedule(world: World, event: string, data: unknown): void {
  const fault = takeFault(world, { target: 'webhook', name: event, schema: webhookFaultSchema }) ?? null;
  const body = JSON.stringify({ event, data }, null, fault?.kind === 'whitespace' ? '\t' : undefined);
  const leaves = world.options.webhookUrl() !== undefined && !isLostForGood(fault);
  const times = dueTimes(fault, world.clock.now());
  const ids = times.map((due_at) =>
    insertDelivery(world, {
      event,
      body,
      state: leaves ? 'waiting' : 'dropped',
      due_at,
      fault,
      early: fault?.kind === 'early',
    }),
  );
  const [first] = ids;
  if (first !== undefined) releaseHeldBack(world, first);
}

function isLostForGood(fault: WebhookFault | null): boolean {
  return fault?.kind === 'drop' && fault.attempts === undefined;
}

function dueTimes(fault: WebhookFault | null, now: number): number[] {
  switch (fault?.kind) {
    case 'delay':
      return [now + fault.delayMs];
    case 'reorder':
      return [now + heldBackMs];
    case 'duplicate':
      return Array.from({ length: fault.copies }, (_, copy) => now + copy * fault.everyMs);
    default:
      return [now];
  }
}
