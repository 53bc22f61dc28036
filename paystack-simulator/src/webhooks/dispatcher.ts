import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { nextTimerAt } from '../state/timers.ts';
import { runDueTimers } from '../timers.ts';
import type { World } from '../world.ts';
import {
  claimDelivery,
  type Delivery,
  isSendingAny,
  nextDeliveryAt,
  releaseClaims,
} from './delivery.store.ts';
import { sendDelivery } from './send-delivery.ts';

/**
 * Runs what is due in virtual time: timers first, since they cause events, then deliveries. Every process on the
 * state file runs one; rows are claimed, so only one process handles each. It polls once a second for the work of
 * other processes, and at once after a call to this process.
 */
export interface Dispatcher {
  start(): void;
  /** Polls soon, after the current reply has been sent. */
  wakeSoon(): void;
  /** Sends the events that must arrive before the reply, and waits for them. */
  sendEarlyEvents(): Promise<void>;
  /** Waits until nothing is due and nothing is in flight, in any process. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const pollIntervalMs = 1_000;
const atOnce = 4;

export function createDispatcher(world: World, log: FastifyBaseLogger): Dispatcher {
  const owner = randomUUID();
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let wake: NodeJS.Timeout | undefined;

  function send(delivery: Delivery): Promise<void> {
    const sending = sendDelivery(world, delivery, stopping.signal)
      .catch((error) => log.error({ err: error }, 'a simulated webhook could not be recorded'))
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
    return sending;
  }

  function dispatchDue(): void {
    runDueTimers(world);
    while (inFlight.size < atOnce) {
      const delivery = claimDelivery(world, { owner });
      if (delivery === undefined) break;
      void send(delivery).then(poll);
    }
  }

  function poll(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(wake);
    let afterMs = pollIntervalMs;
    try {
      dispatchDue();
      // At full concurrency, the next finished delivery polls again.
      if (inFlight.size < atOnce) afterMs = untilNextMs(world);
    } catch (error) {
      log.error({ err: error }, 'the Paystack simulator could not dispatch due events');
    }
    wake = setTimeout(poll, afterMs).unref();
  }

  return {
    start: poll,
    wakeSoon: () => {
      setImmediate(poll);
    },
    sendEarlyEvents: async () => {
      for (;;) {
        const delivery = claimDelivery(world, { owner, earlyOnly: true });
        if (delivery === undefined) return;
        await send(delivery);
      }
    },
    drain: async () => {
      for (;;) {
        dispatchDue();
        if (inFlight.size > 0) await Promise.all(inFlight);
        else if (isSendingAny(world)) await new Promise((resolve) => setTimeout(resolve, 10));
        else if ((nextDueAt(world) ?? Number.POSITIVE_INFINITY) > world.clock.now()) return;
      }
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(wake);
      await Promise.all(inFlight);
      releaseClaims(world, owner);
    },
  };
}

/** When the next timer or delivery is due, in virtual time. */
export function nextDueAt(world: World): number | undefined {
  const times = [nextTimerAt(world), nextDeliveryAt(world)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}

function untilNextMs(world: World): number {
  const next = nextDueAt(world);
  const speed = world.clock.speed();
  if (next === undefined || speed === 0) return pollIntervalMs;
  return Math.min(pollIntervalMs, Math.max(10, (next - world.clock.now()) / speed));
}
