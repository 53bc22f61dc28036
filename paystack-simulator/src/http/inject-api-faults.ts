import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusals.ts';
import { takeFault } from '../state/faults.ts';
import type { World } from '../world.ts';
import { type ApiFault, apiFaultSchema } from './api-fault.ts';
import { endpointOf } from './endpoints.ts';
import { holdForever } from './hold.ts';

/**
 * Applies the faults that the control plane queued. A fault is taken after the call was parsed; faults that replace
 * the work apply there, faults of the reply when it is sent.
 */
export function injectApiFaults(app: FastifyInstance, world: World): void {
  const taken = new WeakMap<FastifyRequest, ApiFault>();

  app.addHook('preHandler', async (request, reply) => {
    const fault = takeFault(world, { target: 'api', name: endpointOf(request), schema: apiFaultSchema });
    if (fault === undefined) return;
    taken.set(request, fault);
    await applyBefore(world, reply, fault);
  });

  app.addHook('preSerialization', async (request, _reply, answer) => {
    const fault = taken.get(request);
    return fault?.kind === 'wrong-amount' ? withWrongAmount(answer, fault.byKobo) : answer;
  });

  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    const fault = taken.get(request);
    // Only a reply is changed, never the refusal that replaced it.
    return fault === undefined || reply.statusCode >= 300
      ? payload
      : applyAfter(world, reply, fault, payload);
  });
}

async function applyBefore(world: World, reply: FastifyReply, fault: ApiFault): Promise<void> {
  switch (fault.kind) {
    case 'timeout-before':
      return holdForever(world, reply, fault.holdMs);
    case 'error-before':
      throw new Refusal('failed');
    case 'rate-limited':
      reply.header('retry-after', fault.retryAfterSeconds);
      throw new Refusal('rate_limited');
    default:
      return;
  }
}

async function applyAfter(world: World, reply: FastifyReply, fault: ApiFault, payload: unknown) {
  const text = String(payload);
  switch (fault.kind) {
    case 'timeout-after':
      await holdForever(world, reply, fault.holdMs);
      return payload;
    case 'error-after':
      reply.code(500);
      return JSON.stringify(new Refusal('failed').body);
    case 'malformed':
      return text.slice(0, Math.floor(text.length / 2));
    case 'html':
      reply.code(fault.status).type('text/html; charset=utf-8');
      return '<!doctype html><title>Bad gateway</title><h1>502 Bad Gateway</h1>';
    case 'huge':
      return Readable.from(inflate(text, fault.bytes));
    case 'slow-drip':
      return Readable.from(drip(text, fault.everyMs, world.ending.signal));
    default:
      return payload;
  }
}

const amountAnswer = z.looseObject({ data: z.looseObject({ amount: z.number() }) });

function withWrongAmount(answer: unknown, byKobo: number): unknown {
  const read = amountAnswer.safeParse(answer);
  if (!read.success) return answer;
  const { data } = read.data;
  return { ...read.data, data: { ...data, amount: data.amount + byKobo } };
}

/** White space before the JSON keeps it valid at any size. */
function* inflate(text: string, bytes: number) {
  const block = ' '.repeat(65_536);
  for (let sent = 0; sent < bytes; sent += block.length) yield block;
  yield text;
}

async function* drip(text: string, everyMs: number, ending: AbortSignal) {
  for (const byte of Buffer.from(text)) {
    if (ending.aborted) return;
    yield Buffer.of(byte);
    await wait(everyMs, undefined, { ref: false });
  }
}
