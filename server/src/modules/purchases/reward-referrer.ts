import { koboFromNaira } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { shownText } from '../../domain/contact-masks/shown-text.ts';
import { postings } from '../../domain/ledger/postings.ts';
import { postTransfer, TransferContradicted } from '../ledger/index.ts';
import { notifyAll, toTell } from '../notifications/index.ts';
import { readSection } from '../settings/index.ts';

/**
 * Who brought a friend is rewarded when the friend's first purchase completes. In a job of its own, because a transfer
 * to a third wallet inside the settlement would lock balances out of order. Once for every friend, by the key of the
 * transfer; never to somebody who is the friend, by any sign of it.
 */
export async function payReward(deps: Deps, purchaseId: string): Promise<void> {
  try {
    await inTransaction(deps.db, (tx) => pay(tx, deps, purchaseId));
  } catch (error) {
    // Paid before under an older setting, by an attempt whose end was not noted.
    if (!(error instanceof TransferContradicted)) throw error;
  }
}

async function pay(tx: Tx, deps: Deps, purchaseId: string): Promise<void> {
  const deal = await tx
    .selectFrom('purchases as p')
    .innerJoin('users as friend', 'friend.id', 'p.buyerId')
    .innerJoin('users as referrer', 'referrer.id', 'friend.referredBy')
    .select(['p.sellerId', 'friend.id as friendId', 'friend.phone as friendPhone', 'friend.nickname'])
    .select(['referrer.id as referrerId', 'referrer.phone as referrerPhone'])
    .where('p.id', '=', purchaseId)
    .where('p.status', '=', 'completed')
    .where('referrer.status', '=', 'active')
    .where('referrer.erasedAt', 'is', null)
    .forKeyShare('referrer')
    .executeTakeFirst();
  if (deal === undefined || (await isSamePerson(tx, deal))) return;
  const { value: naira } = await readSection(tx, 'naira');
  const rewardKobo = koboFromNaira(naira.referralReward);
  if (rewardKobo === 0) return;
  const now = deps.now();
  const { friendId, referrerId } = deal;
  const friend = shownText(deal.nickname);
  const reward = toTell('referral_rewarded', referrerId, { friend, rewardKobo }, friendId);
  await notifyAll(tx, [reward], now);
  const { replayed } = await postTransfer(
    tx,
    postings.referralReward({ friendId, referrerId, rewardKobo }),
    now,
  );
  if (replayed) throw new TransferContradicted(`the reward for ${friendId} was paid before`);
}

/** A second account of one's own: it buys from its owner, has the same phone, or withdraws to the same bank account. */
async function isSamePerson(
  tx: Tx,
  deal: {
    sellerId: string;
    friendId: string;
    friendPhone: string;
    referrerId: string;
    referrerPhone: string;
  },
): Promise<boolean> {
  const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  if (deal.sellerId === deal.referrerId || deal.friendId === deal.referrerId) return true;
  if (digits(deal.friendPhone) !== '' && digits(deal.friendPhone) === digits(deal.referrerPhone)) return true;
  const shared = await tx
    .selectFrom('bankAccounts as one')
    .innerJoin('bankAccounts as other', 'other.fingerprint', 'one.fingerprint')
    .select('one.id')
    .where('one.userId', '=', deal.friendId)
    .where('other.userId', '=', deal.referrerId)
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}
