import { randomUUID } from 'node:crypto';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { postings } from '../../domain/ledger/postings.ts';
import { Refusal } from '../../domain/refusal.ts';
import { refuseWithdrawal } from '../../domain/withdrawal/decide-withdrawal.ts';
import { withdrawalProcess } from '../../domain/withdrawal/withdrawal-process.ts';
import { cancelGraceMs, methodTerms } from '../../domain/withdrawal/withdrawal-terms.ts';
import { runOnce } from '../../http/idempotency.ts';
import type { WalletOwner } from '../../http/session.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { raiseAlert } from '../alerts/index.ts';
import { hasOpenChargeback, readWithdrawable } from '../funding/index.ts';
import { BalanceTooLow, postTransfer } from '../ledger/index.ts';
import { found, notify } from '../notifications/index.ts';
import { readSection, readSections } from '../settings/index.ts';
import { chooseDestination, type Destination, type WithdrawalRequest } from './choose-destination.ts';
import { balanceRefusal, explainRefusal } from './explain-refusal.ts';
import { sealMobileTarget } from './mobile-target.ts';
import { sendWithdrawal } from './payout.jobs.ts';
import { insertWithdrawal, lockOwner, sumWithdrawnSince } from './withdrawal.store.ts';

const dayMs = 24 * 3_600_000;

/** Sets the money aside and leaves the sending to a job: nothing is promised to a bank that the wallet does not hold. */
export async function requestWithdrawal(
  deps: Deps,
  user: WalletOwner,
  input: { request: WithdrawalRequest; idempotencyKey: string | undefined },
): Promise<string> {
  const { request, idempotencyKey } = input;
  const destination = await chooseDestination(deps, user, request);
  const claim = {
    key: idempotencyKey,
    userId: user.id,
    endpoint: 'requestWithdrawal',
    input: request,
    at: deps.now(),
  };
  const { withdrawalId } = await runOnce(deps.db, claim, (tx) =>
    hold(tx, deps, { user, request, destination }),
  );
  return withdrawalId;
}

async function hold(
  tx: Tx,
  deps: Deps,
  input: { user: WalletOwner; request: WithdrawalRequest; destination: Destination },
): Promise<{ withdrawalId: string }> {
  const { user, request, destination } = input;
  const amountKobo = koboFromNaira(request.amount);
  const feeKobo = await decide(tx, deps, {
    userId: user.id,
    amountKobo,
    method: request.method,
    destination,
  });
  const id = randomUUID();
  const now = deps.now();
  const dueAt = new Date(now.getTime() + cancelGraceMs);
  const reference = `wd_${id.replaceAll('-', '')}`;
  await insertWithdrawal(tx, {
    id,
    userId: user.id,
    method: request.method,
    amountKobo,
    feeKobo,
    netKobo: amountKobo - feeKobo,
    status: withdrawalProcess.request.to,
    bankAccountId: destination.bankAccountId,
    cardId: destination.cardId,
    mobileTarget: destination.mobile && sealMobileTarget(deps.sealer, id, destination.mobile),
    destination: destination.label,
    reference,
    createdAt: now,
    nextCheckAt: dueAt,
  });
  await enqueue(tx, sendWithdrawal, { withdrawalId: id }, { runAt: dueAt, key: `withdrawal:${id}` });
  await alertOnHighValue(tx, { id, reference, amountKobo, person: user.email, now });
  const told = { amount: nairaText(amountKobo), destination: destination.label };
  await notify(tx, withdrawalProcess.request.tells, user.id, told, now);
  const fact = { withdrawalId: id, userId: user.id, amountKobo, destination: destination.label };
  try {
    await postTransfer(tx, postings.withdrawalHold(fact), now);
  } catch (error) {
    throw error instanceof BalanceTooLow ? balanceRefusal() : error;
  }
  return { withdrawalId: id };
}

/** Answers with the fee, or throws the first reason why not. */
async function decide(
  tx: Tx,
  deps: Deps,
  input: { userId: string; amountKobo: number; method: keyof typeof methodTerms; destination: Destination },
): Promise<number> {
  const { userId, amountKobo, method, destination } = input;
  const owner = await lockOwner(tx, userId);
  // Suspended between the call and the lock: the session was still good when it came in.
  if (owner.status !== 'active') throw new Refusal('account_suspended');
  const { value: naira } = await readSection(tx, 'naira');
  const now = deps.now();
  if (destination.inReview) {
    throw new Refusal('withdrawals_waiting', {
      message: 'We are still comparing the name on this bank account with yours.',
    });
  }
  const feeKobo = koboFromNaira(naira[methodTerms[method].feeSetting]);
  const minimumNetKobo = koboFromNaira(naira.minimumWithdrawal);
  const refusal = refuseWithdrawal({
    amountKobo,
    feeKobo,
    minimumNetKobo,
    dailyLimitKobo: koboFromNaira(naira.dailyWithdrawalLimit),
    withdrawnTodayKobo: await sumWithdrawnSince(tx, { userId, since: new Date(now.getTime() - dayMs) }),
    availableKobo: await readWithdrawable(tx, userId),
    emailConfirmed: owner.emailConfirmedAt !== null,
    passwordChangedAt: owner.passwordChangedAt,
    destinationUsableFrom: destination.usableFrom,
    hasOpenChargeback: await hasOpenChargeback(tx, userId),
    now,
  });
  if (refusal) throw explainRefusal(refusal, { minimumNetKobo });
  return feeKobo;
}

async function alertOnHighValue(
  tx: Tx,
  input: { id: string; reference: string; amountKobo: number; person: string; now: Date },
): Promise<void> {
  const { naira, integrations } = await readSections(tx, ['naira', 'integrations']);
  if (!integrations.fraudDetection) return;
  if (input.amountKobo < koboFromNaira(naira.highValueThreshold)) return;
  const message = `${input.person} withdraws ${nairaText(input.amountKobo)}.`;
  const page = found('/admin/withdrawals', input.reference);
  await raiseAlert(tx, { kind: 'high_value', subject: input.id, message, page }, input.now);
}
