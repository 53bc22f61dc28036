import { randomUUID } from 'node:crypto';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Deps } from '../../deps.ts';
import { nextFundingCheck } from '../../domain/funding/decide-funding.ts';
import { Refusal } from '../../domain/refusal.ts';
import { orPaymentRefusal } from '../../gateways/paystack/index.ts';
import { runOnce } from '../../http/idempotency.ts';
import type { SessionUser } from '../../http/session.ts';
import { insertPayment } from './payment.store.ts';

/** What Paystack takes in one payment. */
const largestPaymentKobo = 1_000_000_000;
const callbackPath = '/dashboard/wallet/callback';

export interface PaymentRequest {
  amount: number;
  callbackUrl: string | undefined;
  idempotencyKey: string | undefined;
}

/**
 * Notes what the person sets out to pay, then asks Paystack for the page to pay on. The note is the truth about the
 * amount: whatever comes back later is held against it. The page's address is kept with the note, so that a repeated
 * request leads to the same page.
 */
export async function startPayment(
  deps: Deps,
  user: SessionUser,
  request: PaymentRequest,
): Promise<{ authorizationUrl: string; reference: string }> {
  const amountKobo = koboFromNaira(request.amount);
  await refuseAmount(deps, amountKobo);
  const callbackUrl = ownCallback(deps.config.appUrl, request.callbackUrl);
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
      const id = randomUUID();
      const createdAt = deps.now();
      await insertPayment(tx, {
        id,
        userId: user.id,
        reference: newReference(),
        amountKobo,
        createdAt,
        nextCheckAt: nextFundingCheck({ createdAt, checks: 0 }, createdAt),
      });
      return { paymentId: id };
    },
  );
  return openPage(deps, { paymentId, email: user.email, callbackUrl });
}

async function openPage(
  deps: Deps,
  input: { paymentId: string; email: string; callbackUrl: string },
): Promise<{ authorizationUrl: string; reference: string }> {
  const payment = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', input.paymentId)
    .executeTakeFirstOrThrow();
  if (payment.authorizationUrl) {
    return { authorizationUrl: payment.authorizationUrl, reference: payment.reference };
  }
  try {
    const { authorizationUrl } = await deps.paystack.initialize({
      email: input.email,
      amountKobo: payment.amountKobo,
      reference: payment.reference,
      callbackUrl: input.callbackUrl,
      cancelUrl: `${input.callbackUrl}?reference=${payment.reference}`,
      metadata: { payment_id: payment.id, user_id: payment.userId },
    });
    await deps.db.updateTable('payments').set({ authorizationUrl }).where('id', '=', payment.id).execute();
    return { authorizationUrl, reference: payment.reference };
  } catch (error) {
    // Paystack may know this reference by now and would refuse it; its page is lost, so nobody can pay on it.
    await deps.db
      .updateTable('payments')
      .set({ reference: newReference() })
      .where('id', '=', payment.id)
      .where('authorizationUrl', 'is', null)
      .execute();
    throw orPaymentRefusal(error);
  }
}

async function refuseAmount(deps: Deps, amountKobo: number): Promise<void> {
  const { minimumDeposit } = await deps.settings.read('naira');
  const minimumKobo = koboFromNaira(minimumDeposit);
  if (amountKobo < minimumKobo) {
    throw new Refusal('deposit_too_small', { message: `Minimum deposit: ${shortNaira(minimumKobo)}` });
  }
  if (amountKobo > largestPaymentKobo) throw new Refusal('deposit_too_large');
}

/** As the hint under the field spells it: whole naira without decimals. */
function shortNaira(kobo: number): string {
  return nairaText(kobo).replace(/\.00$/, '');
}

function newReference(): string {
  return `fund-${randomUUID()}`;
}

/**
 * The browser must come back to Oja and nowhere else. A machine talking to itself has several names, and people use
 * whichever they like.
 */
function ownCallback(appUrl: string, asked: string | undefined): string {
  if (asked === undefined) return `${appUrl}${callbackPath}`;
  const [own, given] = [new URL(appUrl), new URL(asked)];
  const sameOrigin = own.origin === given.origin;
  const sameMachine =
    isLoopback(own.hostname) &&
    isLoopback(given.hostname) &&
    own.port === given.port &&
    own.protocol === given.protocol;
  if ((!sameOrigin && !sameMachine) || given.username !== '') throw new Refusal('callback_refused');
  return given.href;
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
