import { z } from 'zod';
import type { World } from '../world.ts';
import { webhookFaultSchema } from './webhook-fault.ts';

/**
 * One webhook to be sent. waiting → sending → delivered, or back to waiting for a retry, or given-up when the schedule
 * is at its end. `dropped` never leaves. A process claims a row before it sends it, so that of several processes on
 * one state file exactly one does; a claim outlives its process only until `claimed_until`.
 */
const deliveryRow = z.object({
  id: z.number(),
  event: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'sending', 'delivered', 'dropped', 'given-up']),
  attempts: z.number(),
  due_at: z.number(),
  created_at: z.number(),
  early: z.number(),
  waits_for: z.number().nullable(),
  fault: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : webhookFaultSchema.parse(JSON.parse(text)))),
});

const attemptRow = z.object({
  id: z.number(),
  delivery_id: z.number(),
  attempt: z.number(),
  url: z.string(),
  body: z.string(),
  signature: z.string(),
  sent_at: z.number(),
  answer_status: z.number().nullable(),
  answer_body: z.string().nullable(),
  failure: z.string().nullable(),
});

export type Delivery = z.infer<typeof deliveryRow>;
export type DeliveryAttempt = z.infer<typeof attemptRow>;

const idRow = z.object({ id: z.number() });

export function insertDelivery(
  world: World,
  given: Pick<Delivery, 'event' | 'body' | 'state' | 'due_at' | 'fault'> & { early: boolean },
): number {
  const made = world.state.get(
    idRow,
    `insert into deliveries (event, body, state, attempts, due_at, created_at, early, fault)
     values (:event, :body, :state, 0, :due_at, :created_at, :early, :fault) returning id`,
    {
      event: given.event,
      body: given.body,
      state: given.state,
      due_at: given.due_at,
      created_at: world.clock.now(),
      early: given.early ? 1 : 0,
      fault: given.fault === null ? null : JSON.stringify(given.fault),
    },
  );
  return made?.id ?? 0;
}

/** Events held back to arrive late may go once the new event has been tried. */
export function releaseHeldBack(world: World, newId: number): void {
  world.state.run(
    `update deliveries set due_at = :now, waits_for = :newId
     where state = 'waiting' and attempts = 0 and waits_for is null and fault = '{"kind":"reorder"}' and id < :newId`,
    { now: world.clock.now(), newId },
  );
}

/** Not blocked by an event that has to go first. */
const free = `(waits_for is null or exists (
  select 1 from deliveries other where other.id = deliveries.waits_for
  and (other.attempts > 0 or other.state not in ('waiting', 'sending'))))`;

/** Real time a claim lasts beyond what sending may take. */
const claimSlackMs = 15_000;

export function claimDelivery(
  world: World,
  claim: { owner: string; earlyOnly?: boolean },
): Delivery | undefined {
  if (world.state.get(idRow, claimable, claimTimes(world, claim)) === undefined) return undefined;
  return world.state.get(
    deliveryRow,
    `update deliveries set state = 'sending', claimed_by = :owner, claimed_until = :until
     where id = (${claimable}) returning *`,
    {
      ...claimTimes(world, claim),
      owner: claim.owner,
      until: Date.now() + world.options.webhookTimeoutMs + claimSlackMs,
    },
  );
}

const claimable = `select id from deliveries
  where ((state = 'waiting' and due_at <= :now and ${free}) or (state = 'sending' and claimed_until < :realNow))
    and (:earlyOnly = 0 or early = 1)
  order by due_at, id limit 1`;

function claimTimes(world: World, claim: { earlyOnly?: boolean }) {
  return { now: world.clock.now(), realNow: Date.now(), earlyOnly: claim.earlyOnly === true ? 1 : 0 };
}

export function finishDelivery(
  world: World,
  id: number,
  result: Pick<Delivery, 'state' | 'attempts' | 'due_at'>,
): void {
  world.state.run(
    `update deliveries set state = :state, attempts = :attempts, due_at = :due_at, claimed_by = null, claimed_until = null
     where id = :id`,
    { ...result, id },
  );
}

/** Releases the claims of a stopping process. */
export function releaseClaims(world: World, owner: string): void {
  world.state.run(
    `update deliveries set state = 'waiting', claimed_by = null, claimed_until = null
     where claimed_by = :owner and state = 'sending'`,
    { owner },
  );
}

export function nextDeliveryAt(world: World): number | undefined {
  const found = world.state.get(
    z.object({ at: z.number().nullable() }),
    `select min(due_at) as at from deliveries where state = 'waiting' and ${free}`,
  );
  return found?.at ?? undefined;
}

export function isSendingAny(world: World): boolean {
  return world.state.get(idRow, `select id from deliveries where state = 'sending' limit 1`) !== undefined;
}

export function insertAttempt(world: World, given: Omit<DeliveryAttempt, 'id'>): void {
  world.state.insert('delivery_attempts', given);
}

export function listDeliveries(world: World, filter: { after: number; event: string | null }): Delivery[] {
  return world.state.all(
    deliveryRow,
    'select * from deliveries where id > :after and (:event is null or event = :event) order by id limit 1000',
    filter,
  );
}

export function listAttempts(world: World, deliveryId: number): DeliveryAttempt[] {
  return world.state.all(
    attemptRow,
    'select * from delivery_attempts where delivery_id = :deliveryId order by id',
    { deliveryId },
  );
}
