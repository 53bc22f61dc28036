import { koboFromNaira } from '@oja/contract/money';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { postTransfer, TransferContradicted } from '../../money/ledger/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';

/**
 * Rewards the referrer when the first purchase of the referred user that reaches the minimum price is settled for good:
 * at its completion, or at the end of its cover, by when a claim may have returned the price. It is a job of its own,
 * because a transfer to a third wallet inside the settlement would lock balances out of order. The key of the transfer
 * pays once per referred user; a referrer who appears to be the same person is not paid.
 */
export async function payReward(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  try {
    await inTransaction(deps.db, (tx) => pay(tx, deps, purchaseId));
  } catch (error) {
    // It was paid before under an older setting, by an attempt that was not recorded as finished.
    if (!(error instanceof TransferContradicted)) throw error;
  }
}

async function pay(tx: Tx, deps: Pick<Deps, 'now'>, purchaseId: string): Promise<void> {
  const referral = await tx
    .selectFrom('purchases as p')
    .innerJoin('users as friend', 'friend.id', 'p.buyerId')
    .innerJoin('users as referrer', 'referrer.id', 'friend.referredBy')
    .select(['p.sellerId', 'friend.id as friendId', 'friend.phone as friendPhone', 'friend.nickname'])
    .select(['referrer.id as referrerId', 'referrer.phone as referrerPhone'])
    .where('p.id', '=', purchaseId)
    .where('p.status', '=', 'completed')
    .where('p.stage', '=', 'settled')
    .where('referrer.status', '=', 'active')
    .where('referrer.erasedAt', 'is', null)
    .forKeyShare('referrer')
    .executeTakeFirst();
  if (referral === undefined || (await isSamePerson(tx, referral))) return;
  const { value: naira } = await readSection(tx, 'naira');
  const rewardKobo = koboFromNaira(naira.referralReward);
  if (rewardKobo === 0) return;
  const minimumKobo = koboFromNaira(naira.minimumCountedPrice);
  if ((await findFirstCounted(tx, { friendId: referral.friendId, minimumKobo })) !== purchaseId) return;
  const now = deps.now();
  const { friendId, referrerId } = referral;
  const friend = shownText(referral.nickname);
  const reward = draftNotification('referral_rewarded', referrerId, { friend, rewardKobo }, friendId);
  await notifyAll(tx, [reward], now);
  const { replayed } = await postTransfer(
    tx,
    postings.referralReward({ friendId, referrerId, rewardKobo }),
    now,
  );
  if (replayed) throw new TransferContradicted(`the reward for ${friendId} was paid before`);
}

/**
 * The first purchase of this person that is settled for good and left the minimum price after refunds and an upheld claim.
 * One whose cover runs is not settled for good.
 */
async function findFirstCounted(
  tx: Tx,
  { friendId, minimumKobo }: { friendId: string; minimumKobo: number },
): Promise<string | undefined> {
  const first = await tx
    .selectFrom('purchases as p')
    .leftJoin('coverClaims as m', (join) =>
      join.onRef('m.purchaseId', '=', 'p.id').on('m.status', '=', 'upheld'),
    )
    .select('p.id')
    .where('p.buyerId', '=', friendId)
    .where('p.status', '=', 'completed')
    .where('p.stage', '=', 'settled')
    .where(sql<boolean>`p.price_kobo - p.refunded_kobo - coalesce(m.refund_kobo, 0) >= ${minimumKobo}`)
    .orderBy('p.settledAt')
    .orderBy('p.number')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

/**
 * Whether both accounts appear to belong to one person: the buyer buys from the referrer, has the same phone, or
 * withdraws to the same bank account.
 */
async function isSamePerson(
  tx: Tx,
  referral: {
    sellerId: string;
    friendId: string;
    friendPhone: string;
    referrerId: string;
    referrerPhone: string;
  },
): Promise<boolean> {
  const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  if (referral.sellerId === referral.referrerId || referral.friendId === referral.referrerId) return true;
  if (digits(referral.friendPhone) !== '' && digits(referral.friendPhone) === digits(referral.referrerPhone))
    return true;
  const shared = await tx
    .selectFrom('bankAccounts as one')
    .innerJoin('bankAccounts as other', 'other.fingerprint', 'one.fingerprint')
    .select('one.id')
    .where('one.userId', '=', referral.friendId)
    .where('other.userId', '=', referral.referrerId)
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}
