import { randomUUID } from 'node:crypto';
import type { WaitingApproval } from '@oja/contract/approvals';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { NewAdjustment } from '@oja/contract/wallet-adjustments';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { proposeToSecond } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { BalanceTooLow, postTransfer } from '../ledger/index.ts';

type Staff = Actor & { id: string };

/** Proposes to change a wallet by hand. Without a second member of staff it is done at once. */
export function adjustWallet(
  deps: Pick<Deps, 'db' | 'now'>,
  input: {
    userId: string;
    adjustment: NewAdjustment;
    actor: Staff;
    provenBy: ProofSubject;
    idempotencyKey: string | undefined;
  },
): Promise<{ approval: WaitingApproval }> {
  const { userId, adjustment, actor, provenBy, idempotencyKey: key } = input;
  if (userId === actor.id) throw new Refusal('own_account_refused');
  const keyedCall = {
    key,
    userId: actor.id,
    endpoint: 'adjustWallet',
    input: { userId, ...adjustment },
    at: deps.now(),
  };
  return runOnce(deps.db, keyedCall, async (tx) => {
    await lockActingStaff(tx, actor.id, 'money');
    await lockWalletOwner(tx, userId);
    await refuseTooLarge(tx, adjustment);
    const now = deps.now();
    const proposal = {
      kind: 'wallet_adjustment',
      subjectId: userId,
      payload: adjustment,
      amountKobo: koboFromNaira(adjustment.amount),
      reason: adjustment.reason,
      actor,
      provenBy,
    } as const;
    const approval = await proposeToSecond(tx, proposal, now);
    if (approval === null)
      await makeAdjustment(tx, { userId, adjustment, madeBy: actor, approvedBy: null, now });
    return { approval };
  });
}

/** Moves the money under the lock of the owner, and tells them. */
export async function makeAdjustment(
  tx: Tx,
  made: { userId: string; adjustment: NewAdjustment; madeBy: Staff; approvedBy: Staff | null; now: Date },
): Promise<void> {
  const { userId, madeBy, approvedBy, now } = made;
  const { kind, direction, amount, reason } = made.adjustment;
  const [id, amountKobo] = [randomUUID(), koboFromNaira(amount)];
  const row = { id, userId, kind, direction, amountKobo, reason };
  await tx
    .insertInto('walletAdjustments')
    .values({ ...row, madeBy: madeBy.id, approvedBy: approvedBy?.id ?? null, madeAt: now })
    .execute();
  await audit(tx, {
    actor: madeBy,
    action: 'wallet.adjusted',
    subject: { kind: 'user', id: userId },
    after: { adjustment: id, kind, direction, amountKobo, approvedBy: approvedBy?.id ?? null },
    reason,
  });
  await notify(tx, 'wallet_adjusted', userId, { direction, amount: nairaText(amountKobo), reason }, now);
  try {
    await postTransfer(tx, postings.walletAdjusted({ ...row, adjustmentId: id }), now);
  } catch (error) {
    if (!(error instanceof BalanceTooLow)) throw error;
    throw new Refusal('wallet_balance_too_low', { message: 'The wallet holds less than this amount.' });
  }
}

/** Locks the owner of a wallet, and refuses a closed account. */
export async function lockWalletOwner(tx: Tx, userId: string): Promise<void> {
  const owner = await lockOwner(tx, userId);
  if (owner === undefined) throw new Refusal('not_found');
  if (owner.erasedAt) {
    throw new Refusal('account_closed', {
      message: 'This account was closed; its wallet cannot be changed.',
    });
  }
}

/** Locks the row of the owner, so that one account is closed or adjusted, not both. */
export function lockOwner(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select('erasedAt')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** By the limit of this moment: it may have been lowered while a proposal waited. */
export async function refuseTooLarge(tx: Tx, { amount }: NewAdjustment): Promise<void> {
  const { value } = await readSection(tx, 'payment');
  if (amount <= value.adjustmentLimit) return;
  const message = `Please enter at most ${nairaText(koboFromNaira(value.adjustmentLimit))}, the limit of one adjustment.`;
  throw new Refusal('adjustment_too_large', { message, details: [{ field: 'amount', message }] });
}
