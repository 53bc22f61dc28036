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
import { hasPayoutHold } from './payout-hold.queries.ts';
import { isUnderWay, settleWithdrawal } from './settle-withdrawal.ts';
import { waitUnderLock } from './wait-for-gateway.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/**
 * The last check before a transfer is sent. User, destination and withdrawal are locked in this order, the freeze
 * after them, so that a suspension, a change of name, a decision about the account and a freeze each happen wholly
 * before or wholly after the claim. Undefined when it may not be sent: it waits with its money held, or the money was
 * returned because staff refused the destination or did not release it in time, or the owner owes more than the wallet
 * holds.
 */
export async function lockSendable(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'paystack'>,
  seen: Pick<WithdrawalRow, 'id' | 'userId' | 'bankAccountId'>,
): Promise<WithdrawalRow | undefined> {
  const owner = await shareOwner(tx, seen.userId);
  const destination = await readVerdict(tx, deps, { accountId: seen.bankAccountId, owner });
  const row = await lockWithdrawal(tx, seen.id);
  const isOpen = row.status === 'requested' || row.status === 'sending';
  if (!isOpen || isUnderWay(row, deps.now())) return undefined;
  if (await keepForRelease(tx, deps, row)) return undefined;
  const facts = {
    isSuspended: owner.status === 'banned',
    isHeld: await hasPayoutHold(tx, row.userId),
    destination,
  };
  const stop = await findStop(tx, facts);
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
  facts: { isSuspended: boolean; isHeld: boolean; destination: DestinationVerdict },
): Promise<AttentionReason | undefined> {
  if (await readFreezeUnderLock(tx)) return 'payouts_frozen';
  if (facts.isSuspended) return 'owner_suspended';
  if (facts.isHeld) return 'claim_open';
  return facts.destination.kind === 'in_review' ? 'destination_in_review' : undefined;
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
