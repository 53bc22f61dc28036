import type { AttentionReason } from '@oja/contract/payouts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import {
  type DestinationVerdict,
  decideDestination,
} from '../../../domain/payout-destination/decide-destination.ts';
import { holderOf, shareAccount, shareOwner } from '../bank-accounts/index.ts';
import { readDebt } from '../funding/index.ts';
import { readBalance } from '../ledger/index.ts';
import { readFreezeUnderLock } from './freeze-payouts.ts';
import { keepForRelease } from './keep-for-release.ts';
import { findPayoutHold, holdAttentions } from './payout-hold.queries.ts';
import { isUnderWay, settleWithdrawal } from './settle-withdrawal.ts';
import { waitUnderLock } from './wait-for-gateway.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/**
 * The last check before a transfer is sent. User, destination and withdrawal are locked in this order, the freeze
 * after them, so that a suspension, a change of name, a decision about the account and a freeze each happen wholly
 * before or wholly after the attempt is reserved. Undefined when it may not be sent: it waits with its money held, or
 * the money was returned because staff refused the destination or did not release it in time, or the owner owes more
 * than the wallet holds.
 */
export async function lockSendable(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'paystack'>,
  seen: SeenWithdrawal,
): Promise<WithdrawalRow | undefined> {
  const { row, owner, destination } = await lockWithDestination(tx, deps, seen);
  const isOpen = row.status === 'requested' || row.status === 'sending';
  if (!isOpen || isUnderWay(row, deps.now())) return undefined;
  if (await keepForRelease(tx, deps, row)) return undefined;
  const stop = await findStop(tx, { row, owner, destination });
  if (stop) {
    await waitUnderLock(tx, deps, row, { attention: stop });
    return undefined;
  }
  const why = await findRefusal(tx, row, destination);
  if (why) {
    const transition = row.status === 'requested' ? 'refuse' : 'fail';
    await settleWithdrawal(tx, deps, row, { transition, actor: 'staff', why });
    return undefined;
  }
  return row;
}

/**
 * The same check for a transfer that Paystack holds until it is given a one-time password. The money cannot go back to the
 * wallet meanwhile, because the transfer can still leave.
 */
export async function lockHeldByOtp(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'paystack'>,
  seen: SeenWithdrawal,
): Promise<{ row: WithdrawalRow; stop: AttentionReason | undefined }> {
  const { row, owner, destination } = await lockWithDestination(tx, deps, seen);
  const stop = await findStop(tx, { row, owner, destination });
  return { row, stop: destination.kind === 'removed' ? 'destination_in_review' : stop };
}

type SeenWithdrawal = Pick<WithdrawalRow, 'id' | 'userId' | 'bankAccountId'>;

async function lockWithDestination(tx: Tx, deps: Pick<Deps, 'now' | 'paystack'>, seen: SeenWithdrawal) {
  const owner = await shareOwner(tx, seen.userId);
  const destination = await readVerdict(tx, deps, { accountId: seen.bankAccountId, owner });
  const row = await lockWithdrawal(tx, seen.id);
  return { row, owner, destination };
}

/** Why the money goes back to the wallet instead. A debt that arose since is collected from what has not left yet. */
async function findRefusal(
  tx: Tx,
  row: WithdrawalRow,
  destination: DestinationVerdict,
): Promise<string | undefined> {
  if (destination.kind === 'removed') return 'The account it should go to was not accepted.';
  if (row.status !== 'requested') return undefined;
  const debtKobo = await readDebt(tx, row.userId);
  const isCovered = debtKobo === 0 || debtKobo <= (await readBalance(tx, account.wallet(row.userId)));
  return isCovered ? undefined : 'You owe more than your wallet holds.';
}

/** Why the transfer may not be sent now. The freeze is read last, because its lock is the last in order. */
async function findStop(
  tx: Tx,
  { row, owner, destination }: Awaited<ReturnType<typeof lockWithDestination>>,
): Promise<AttentionReason | undefined> {
  const hold = await findPayoutHold(tx, row.userId);
  if (await readFreezeUnderLock(tx)) return 'payouts_frozen';
  if (owner.status === 'banned') return 'owner_suspended';
  if (hold) return holdAttentions[hold.reason];
  return destination.kind === 'in_review' ? 'destination_in_review' : undefined;
}

/** The waiting time was checked when the money was held, and an account in use cannot be replaced. */
async function readVerdict(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'paystack'>,
  input: { accountId: string | null; owner: { payoutName: string } },
): Promise<DestinationVerdict> {
  if (input.accountId === null) return { kind: 'usable' };
  const destination = await shareAccount(tx, input.accountId);
  const holder = holderOf(deps, destination, input.owner.payoutName);
  return decideDestination({ ...destination, holder, now: deps.now() });
}
