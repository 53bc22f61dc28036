import { z } from 'zod';
import { readBalance } from '../balance/balance.store.ts';
import { isoTime } from '../state/clock.ts';
import { listFaults } from '../state/faults.ts';
import { listTimers } from '../state/timers.ts';
import { listAttempts, listDeliveries } from '../webhooks/delivery.store.ts';
import type { World } from '../world.ts';

const anyRow = z.record(z.string(), z.unknown());
const shown = ['transactions', 'recipients', 'transfers', 'refunds', 'disputes', 'settlements'] as const;

/** The newest hundred rows of every table, and the pending timers. */
export function describeState(world: World) {
  const rows = shown.map((table) => [
    table,
    world.state.all(anyRow, `select * from ${table} order by seq desc limit 100`),
  ]);
  return {
    now: isoTime(world.clock.now()),
    speed: world.clock.speed(),
    balance: readBalance(world),
    settings: world.settings.read(),
    ...Object.fromEntries(rows),
    timers: listTimers(world).map(({ due_at, ...timer }) => ({ ...timer, dueAt: isoTime(due_at) })),
    faults: listFaults(world),
  };
}

/** Every event with all delivery attempts and their replies. */
export function describeEvents(world: World, filter: { after: number; event: string | null }) {
  return listDeliveries(world, filter).map((delivery) => ({
    id: delivery.id,
    event: delivery.event,
    state: delivery.state,
    body: delivery.body,
    fault: delivery.fault,
    createdAt: isoTime(delivery.created_at),
    dueAt: isoTime(delivery.due_at),
    attempts: listAttempts(world, delivery.id).map((attempt) => ({
      attempt: attempt.attempt,
      url: attempt.url,
      body: attempt.body,
      signature: attempt.signature,
      sentAt: isoTime(attempt.sent_at),
      answerStatus: attempt.answer_status,
      answerBody: attempt.answer_body,
      failure: attempt.failure,
    })),
  }));
}
