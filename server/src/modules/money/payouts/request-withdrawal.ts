import { randomUUID } from 'node:crypto';
import { dayMs } from '@oja/contract/durations';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { refuseWithdrawal } from '../../../domain/withdrawal/decide-withdrawal.ts';
import { awaitsRelease, leftOfThreshold, releaseDueAt } from '../../../domain/withdrawal/release-rules.ts';
import { withdrawalProcess } from '../../../domain/withdrawal/withdrawal-process.ts';
import { cancelGraceMs, methodTerms } from '../../../domain/withdrawal/withdrawal-terms.ts';
import { hasRun, runOnce } from '../../../http/idempotency.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import type { WalletOwner } from '../../../http/session.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { readApprovalThreshold } from '../../platform/approvals/index.ts';
import { notify, searchLink } from '../../platform/notifications/index.ts';
import { readSection, readSections } from '../../platform/settings/index.ts';
import { type LockedOwner, lockOwner } from '../bank-accounts/index.ts';
import { readWithdrawable } from '../funding/index.ts';
import { BalanceTooLow, postTransfer } from '../ledger/index.ts';
import { prepareCardRecipient } from './card-recipient.ts';
import { balanceRefusal, explainRefusal } from './explain-refusal.ts';
import { readFreeze } from './freeze-payouts.ts';
import { sendWithdrawal } from './payout.jobs.ts';
import { findPayoutHold } from './payout-hold.queries.ts';
import { type Destination, readDestination, type WithdrawalRequest } from './read-destination.ts';
import { waitingNotes } from './wait-for-gateway.ts';
import { insertWithdrawal, sumWithdrawnSince } from './withdrawal.store.ts';

/**
 * Holds the money and leaves the sending to a job, so that no transfer is requested that the wallet does not cover.
 */
export async function requestWithdrawal(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  user: WalletOwner,
  input: { request: WithdrawalRequest; idempotencyKey: string | undefined; provenBy: ProofSubject },
): Promise<string> {
  const { request, idempotencyKey, provenBy } = input;
  const keyedCall = {
    key: idempotencyKey,
    userId: user.id,
    endpoint: 'requestWithdrawal',
    input: request,
    at: deps.now(),
  };
  // A repeated request is answered from its idempotency key and needs no proof or destination.
  if (!(await hasRun(deps.db, keyedCall))) {
    await requireProof(deps.db, provenBy, deps.now());
    if (request.method === 'card') await prepareCardRecipient(deps, user, request.card_last4);
  }
  const { withdrawalId } = await runOnce(deps.db, keyedCall, (tx) =>
    hold(tx, deps, { user, request, provenBy }),
  );
  return withdrawalId;
}

/** Decides under the lock of the owner, on rows that are read after it and locked until the commit. */
async function hold(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer' | 'paystack'>,
  input: { user: WalletOwner; request: WithdrawalRequest; provenBy: ProofSubject },
): Promise<{ withdrawalId: string }> {
  const { user, request, provenBy } = input;
  const owner = await lockOwner(tx, user.id);
  await requireProof(tx, provenBy, deps.now());
  // The user was suspended after the session check.
  if (owner.status !== 'active') throw new Refusal('account_suspended');
  const now = deps.now();
  const destination = await readDestination(tx, deps, { request, owner, now });
  const amountKobo = koboFromNaira(request.amount);
  const { feeKobo, withdrawnTodayKobo } = await decide(tx, { owner, request, destination, now });
  const freeze = await readFreeze(tx);
  const id = randomUUID();
  const sendAt = new Date(now.getTime() + cancelGraceMs);
  const reference = `wd_${id.replaceAll('-', '')}`;
  const approvalThresholdKobo = leftOfThreshold(await readApprovalThreshold(tx), withdrawnTodayKobo);
  const terms = { status: withdrawalProcess.request.to, amountKobo, approvalThresholdKobo };
  const isLarge = awaitsRelease({ ...terms, releasedAt: null });
  const dueAt = isLarge ? releaseDueAt({ createdAt: now }) : null;
  const waitsFor = isLarge ? 'release_needed' : freeze ? 'payouts_frozen' : undefined;
  await insertWithdrawal(tx, {
    ...terms,
    id,
    userId: user.id,
    method: request.method,
    feeKobo,
    netKobo: amountKobo - feeKobo,
    bankAccountId: destination.bankAccountId,
    cardId: destination.cardId,
    destination: destination.label,
    recipientCode: destination.recipientCode,
    destinationUsableFrom: destination.usableFrom,
    ...(waitsFor && { attention: waitsFor, note: waitingNotes[waitsFor] }),
    reference,
    createdAt: now,
    nextCheckAt: dueAt ?? sendAt,
  });
  if (isLarge) await alertOnRelease(tx, { id, reference, amountKobo, now });
  else await enqueue(tx, sendWithdrawal, { withdrawalId: id }, { runAt: sendAt, key: `withdrawal:${id}` });
  await alertOnHighValue(tx, { id, reference, amountKobo, userId: user.id, person: user.email, now });
  const notifications = { amount: nairaText(amountKobo), destination: destination.label, dueAt };
  await notify(tx, withdrawalProcess.request.notification, user.id, notifications, now);
  const fact = { withdrawalId: id, userId: user.id, amountKobo, destination: destination.label };
  try {
    await postTransfer(tx, postings.withdrawalHold(fact), now);
  } catch (error) {
    throw error instanceof BalanceTooLow ? balanceRefusal() : error;
  }
  return { withdrawalId: id };
}

/** Returns the fee and what was withdrawn in the last 24 hours, or throws the first refusal. */
async function decide(
  tx: Tx,
  input: { owner: LockedOwner; request: WithdrawalRequest; destination: Destination; now: Date },
): Promise<{ feeKobo: number; withdrawnTodayKobo: number }> {
  const { owner, request, destination, now } = input;
  const { value: naira } = await readSection(tx, 'naira');
  const feeKobo = koboFromNaira(naira[methodTerms[request.method].feeSetting]);
  const minimumNetKobo = koboFromNaira(naira.minimumWithdrawal);
  const since = new Date(now.getTime() - dayMs);
  const withdrawnTodayKobo = await sumWithdrawnSince(tx, { userId: owner.id, since });
  const refusal = refuseWithdrawal({
    amountKobo: koboFromNaira(request.amount),
    feeKobo,
    minimumNetKobo,
    dailyLimitKobo: koboFromNaira(naira.dailyWithdrawalLimit),
    withdrawnTodayKobo,
    availableKobo: await readWithdrawable(tx, owner.id),
    emailConfirmed: owner.emailConfirmedAt !== null,
    passwordChangedAt: owner.passwordChangedAt,
    nameChangedAt: owner.nameChangedAt,
    destination: destination.verdict,
    payoutHold: await findPayoutHold(tx, owner.id),
    now,
  });
  if (refusal) throw explainRefusal(refusal, { minimumNetKobo });
  return { feeKobo, withdrawnTodayKobo };
}

async function alertOnRelease(
  tx: Tx,
  { id, reference, amountKobo, now }: { id: string; reference: string; amountKobo: number; now: Date },
): Promise<void> {
  const message = `A withdrawal of ${nairaText(amountKobo)} waits until two members of staff release it. ${reference}`;
  const page = searchLink('/admin/withdrawals', reference);
  const work = { kind: 'withdrawal', id } as const;
  await raiseAlert(tx, { kind: 'withdrawal_attention', subject: id, message, page, work }, now);
}

async function alertOnHighValue(
  tx: Tx,
  input: { id: string; reference: string; amountKobo: number; userId: string; person: string; now: Date },
): Promise<void> {
  const { naira, integrations } = await readSections(tx, ['naira', 'integrations']);
  if (!integrations.fraudDetection) return;
  if (input.amountKobo < koboFromNaira(naira.highValueThreshold)) return;
  const message = `${input.person} withdraws ${nairaText(input.amountKobo)}.`;
  const page = searchLink('/admin/withdrawals', input.reference);
  const alert = { kind: 'high_value', subject: input.id, message, aboutId: input.userId, page } as const;
  await raiseAlert(tx, alert, input.now);
}
