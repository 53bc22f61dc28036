import { randomUUID } from 'node:crypto';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { nextFundingCheck } from '../../../domain/funding/decide-funding.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isLoopbackHost } from '../../../gateways/outbound/is-loopback-host.ts';
import { orPaymentRefusal } from '../../../gateways/paystack/index.ts';
import { runOnce } from '../../../http/idempotency.ts';
import type { SessionUser } from '../../../http/session.ts';
import { findPage } from './payment.queries.ts';
import { insertPayment, lockIsErased, lockPayment, updatePayment } from './payment.store.ts';

/** Paystack's limit for one payment. */
const largestPaymentKobo = 1_000_000_000;
const callbackPath = '/dashboard/wallet/callback';

export interface PaymentRequest {
  amount: number;
  callbackUrl: string | undefined;
  idempotencyKey: string | undefined;
}

export interface PaymentPage {
  authorizationUrl: string;
  reference: string;
}

/**
 * Stores the intended payment, then requests a payment page from Paystack. Every call to Paystack has a payment row
 * and a reference of its own, written before the call and never changed: a page whose URL was lost, or that a
 * concurrent request with the same key opened, stays known under its reference. The first page stored for a request
 * is the reply to all its repetitions.
 */
export async function startPayment(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'paystack' | 'settings'>,
  user: Pick<SessionUser, 'id' | 'email'>,
  request: PaymentRequest,
): Promise<PaymentPage> {
  const amountKobo = koboFromNaira(request.amount);
  await refuseAmount(deps, amountKobo);
  const callbackUrl = ownCallback(deps.config.appUrl, request.callbackUrl);
  let inserted: PaymentAttempt | undefined;
  const { paymentId } = await runOnce(
    deps.db,
    {
      key: request.idempotencyKey,
      userId: user.id,
      endpoint: 'payPaystack',
      input: { amountKobo, callbackUrl },
      at: deps.now(),
    },
    async (tx) => {
      inserted = await insertAttempt(tx, deps, { userId: user.id, amountKobo });
      return { paymentId: inserted.id };
    },
  );
  const stored = inserted ? undefined : await findPage(deps.db, paymentId);
  if (stored) return stored;
  const attempt =
    inserted ??
    (await inTransaction(deps.db, (tx) =>
      insertAttempt(tx, deps, { userId: user.id, amountKobo, retryOf: paymentId }),
    ));
  const authorizationUrl = await openPage(deps, attempt, { email: user.email, callbackUrl });
  return storePage(deps, attempt, { requestId: paymentId, authorizationUrl });
}

interface PaymentAttempt {
  id: string;
  userId: string;
  reference: string;
  amountKobo: number;
}

async function insertAttempt(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  input: { userId: string; amountKobo: number; retryOf?: string },
): Promise<PaymentAttempt> {
  await requireOpenAccount(tx, input.userId);
  const createdAt = deps.now();
  const attempt = {
    id: randomUUID(),
    userId: input.userId,
    reference: `fund-${randomUUID()}`,
    amountKobo: input.amountKobo,
  };
  await insertPayment(tx, {
    ...attempt,
    retryOf: input.retryOf ?? null,
    createdAt,
    nextCheckAt: nextFundingCheck({ createdAt, checks: 0 }, createdAt),
  });
  return attempt;
}

async function openPage(
  deps: Pick<Deps, 'paystack'>,
  attempt: PaymentAttempt,
  payer: { email: string; callbackUrl: string },
): Promise<string> {
  const { email, callbackUrl } = payer;
  try {
    const { authorizationUrl } = await deps.paystack.initialize({
      email,
      amountKobo: attempt.amountKobo,
      reference: attempt.reference,
      callbackUrl,
      cancelUrl: `${callbackUrl}?reference=${attempt.reference}`,
      metadata: { payment_id: attempt.id, user_id: attempt.userId },
    });
    return authorizationUrl;
  } catch (error) {
    throw orPaymentRefusal(error);
  }
}

/** The page that was stored first is returned; the page of a concurrent request is discarded. */
async function storePage(
  deps: Pick<Deps, 'db'>,
  attempt: PaymentAttempt,
  page: { requestId: string; authorizationUrl: string },
): Promise<PaymentPage> {
  const { requestId, authorizationUrl } = page;
  return inTransaction(deps.db, async (tx) => {
    await requireOpenAccount(tx, attempt.userId);
    await lockPayment(tx, requestId);
    const stored = await findPage(tx, requestId);
    if (stored) {
      await updatePayment(tx, attempt.id, { nextCheckAt: null });
      return stored;
    }
    await updatePayment(tx, attempt.id, { authorizationUrl });
    return { authorizationUrl, reference: attempt.reference };
  });
}

async function requireOpenAccount(tx: Tx, userId: string): Promise<void> {
  if (await lockIsErased(tx, userId)) throw new Refusal('session_invalid');
}

async function refuseAmount(deps: Pick<Deps, 'settings'>, amountKobo: number): Promise<void> {
  const { minimumDeposit } = await deps.settings.read('naira');
  const minimumKobo = koboFromNaira(minimumDeposit);
  if (amountKobo < minimumKobo) {
    throw new Refusal('deposit_too_small', { message: `Minimum deposit: ${shortNaira(minimumKobo)}` });
  }
  if (amountKobo > largestPaymentKobo) throw new Refusal('deposit_too_large');
}

/** Formatted like the hint of the field: whole naira without decimals. */
function shortNaira(kobo: number): string {
  return nairaText(kobo).replace(/\.00$/, '');
}

/** The callback must be on Oja's own origin. Loopback addresses are treated as equal. */
function ownCallback(appUrl: string, requested: string | undefined): string {
  if (requested === undefined) return `${appUrl}${callbackPath}`;
  const [own, given] = [new URL(appUrl), new URL(requested)];
  const sameOrigin = own.origin === given.origin;
  const sameMachine =
    isLoopbackHost(own.hostname) &&
    isLoopbackHost(given.hostname) &&
    own.port === given.port &&
    own.protocol === given.protocol;
  if ((!sameOrigin && !sameMachine) || given.username !== '') throw new Refusal('callback_refused');
  return given.href;
}
