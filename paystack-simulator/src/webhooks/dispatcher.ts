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
 * Makes things happen when their virtual time has come: timers first, since they cause events, then deliveries.
 * Every process on the state file runs one; rows are claimed, so it does not matter which of them is faster.
 * It looks once a second for what other processes left, and at once when this process did something.
 */
export interface Dispatcher {
  start(): void;
  /** Something may be due; look soon, but after the current answer is on its way. */
  kick(): void;
  /** Sends what was ordered to arrive before the answer, and waits for it. */
  sendEarly(): Promise<void>;
  /** Waits until nothing is due and nothing is on its way, in any process. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const lookEveryMs = 1_000;
const atOnce = 4;

export function createDispatcher(world: World, log: FastifyBaseLogger): Dispatcher {
  const owner = randomUUID();
  const stopping = new AbortController();
  const onTheWay = new Set<Promise<void>>();
  let wake: NodeJS.Timeout | undefined;

  function send(delivery: Delivery): Promise<void> {
    const sending = sendDelivery(world, delivery, stopping.signal)
      .catch((error) => log.error({ err: error }, 'a simulated webhook could not be recorded'))
      .finally(() => onTheWay.delete(sending));
    onTheWay.add(sending);
    return sending;
  }

  function lookOnce(): void {
    runDueTimers(world);
    while (onTheWay.size < atOnce) {
      const delivery = claimDelivery(world, { owner });
      if (delivery === undefined) break;
      void send(delivery).then(look);
    }
  }

  function look(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(wake);
    let afterMs = lookEveryMs;
    try {
      lookOnce();
      // With all hands full, the next delivery that ends looks again.
      if (onTheWay.size < atOnce) afterMs = untilNextMs(world);
    } catch (error) {
      log.error({ err: error }, 'the Paystack simulator could not look for what is due');
    }
    wake = setTimeout(look, afterMs).unref();
  }

  return {
    start: look,
    kick: () => {
      setImmediate(look);
    },
    sendEarly: async () => {
      for (;;) {
        const delivery = claimDelivery(world, { owner, earlyOnly: true });
        if (delivery === undefined) return;
        await send(delivery);
      }
    },
    drain: async () => {
      for (;;) {
        lookOnce();
        if (onTheWay.size > 0) await Promise.all(onTheWay);
        else if (isSendingAny(world)) await new Promise((resolve) => setTimeout(resolve, 10));
        else if ((nextDueAt(world) ?? Number.POSITIVE_INFINITY) > world.clock.now()) return;
      }
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(wake);
      await Promise.all(onTheWay);
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
  if (next === undefined || speed === 0) return lookEveryMs;
  return Math.min(lookEveryMs, Math.max(10, (next - world.clock.now()) / speed));
}
