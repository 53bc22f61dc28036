import type { World } from '../world.ts';
import { type Delivery, finishDelivery, insertAttempt } from './delivery.store.ts';
import { retryDelaysMs } from './retry-schedule.ts';
import { signBody } from './signature.ts';

interface Answer {
  status: number | null;
  body: string | null;
  failure: string | null;
}

/**
 * One attempt at a claimed delivery: sends it, records the reply and schedules the next attempt. Only 200 counts as
 * received.
 */
export async function sendDelivery(world: World, delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const url = world.options.webhookUrl() ?? '';
  const attempt = delivery.attempts + 1;
  const sentAt = world.clock.now();
  const { body, signature, lost } = applyFault(delivery, attempt, world.options.secretKey);
  const answer = lost
    ? { status: null, body: null, failure: 'lost on the way' }
    : await post(url, { body, signature, timeoutMs: world.options.webhookTimeoutMs, stopping });
  if (stopping.aborted && answer.status === null) return;
  world.state.transaction(() => {
    insertAttempt(world, {
      delivery_id: delivery.id,
      attempt,
      url,
      body,
      signature,
      sent_at: sentAt,
      answer_status: answer.status,
      answer_body: answer.body,
      failure: answer.failure,
    });
    finishDelivery(world, delivery.id, { attempts: attempt, ...nextState(world, attempt, answer, sentAt) });
  });
}

function nextState(world: World, attempt: number, answer: Answer, sentAt: number) {
  if (answer.status === 200) return { state: 'delivered' as const, due_at: sentAt };
  const delay = retryDelaysMs[world.settings.read().retrySchedule][attempt - 1];
  return delay === undefined
    ? { state: 'given-up' as const, due_at: sentAt }
    : { state: 'waiting' as const, due_at: sentAt + delay };
}

/** The bytes and signature that are sent, after the fault configured for this event. */
function applyFault(delivery: Delivery, attempt: number, secretKey: string) {
  const { fault, body } = delivery;
  const whole = { body, signature: signBody(secretKey, body), lost: false };
  if (fault === null || !('attempts' in fault) || attempt > (fault.attempts ?? 0)) return whole;
  switch (fault.kind) {
    case 'drop':
      return { ...whole, lost: true };
    case 'wrong-signature':
      return { ...whole, signature: signBody(`${secretKey}-of-somebody-else`, body) };
    case 'truncate': {
      const part = body.slice(0, Math.floor(body.length / 2));
      return { ...whole, body: part, signature: signBody(secretKey, fault.signed === 'full' ? body : part) };
    }
  }
}

async function post(
  url: string,
  given: { body: string; signature: string; timeoutMs: number; stopping: AbortSignal },
): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Paystack/2.0',
        'x-paystack-signature': given.signature,
      },
      body: given.body,
      redirect: 'manual',
      signal: AbortSignal.any([given.stopping, AbortSignal.timeout(given.timeoutMs)]),
    });
    return { status: answer.status, body: (await answer.text()).slice(0, 1_000), failure: null };
  } catch (error) {
    return { status: null, body: null, failure: describe(error) };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
