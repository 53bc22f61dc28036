import { randomUUID } from 'node:crypto';
import type { ClaimKind, claimSources } from '@oja/contract/cover-words';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { claimProcess } from '../../../domain/cover/claim-process.ts';
import { refuseClaim } from '../../../domain/cover/decide-claim.ts';
import { sellerAnswersBy } from '../../../domain/dispute/dispute-terms.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { placeHold } from '../../money/payouts/index.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import { requireSide } from '../purchases/index.ts';
import { findTraders, type LockedCover, lockCover, lockTraders } from './cover.store.ts';

export interface NewClaim {
  purchaseId: string;
  buyerId: string;
  kind: ClaimKind;
  details: string;
}

/** The buyer opens a claim. From then on the held part and all payouts of the seller wait. */
export async function openClaim(
  deps: Pick<Deps, 'db' | 'now'>,
  input: NewClaim & { idempotencyKey: string | undefined },
): Promise<void> {
  const { idempotencyKey: key, ...claim } = input;
  const once = { key, userId: claim.buyerId, endpoint: 'openClaim', input: claim, at: deps.now() };
  await runOnce(deps.db, once, async (tx) => {
    const traders = await findTraders(tx, claim.purchaseId);
    requireSide(traders, claim.buyerId, 'buyer');
    await lockTraders(tx, traders);
    const locked = await lockCover(tx, claim.purchaseId);
    await openUnderLock(tx, deps, locked, { ...claim, source: 'buyer' });
    return { done: true };
  });
}

/** Opens a claim under the locks of both people, the purchase and its cover. */
export async function openUnderLock(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  locked: LockedCover,
  claim: Pick<NewClaim, 'kind' | 'details'> & { source: (typeof claimSources)[number] },
): Promise<void> {
  const { purchase, cover } = locked;
  const { id: purchaseId, buyerId, sellerId, handle, number } = purchase;
  const now = deps.now();
  const counts = await countClaims(tx, { purchaseId, buyerId });
  const refusal = refuseClaim({ cover, hasOpenClaim: locked.claim !== undefined, ...counts, now });
  if (refusal) throw new Refusal(refusal);
  const id = randomUUID();
  const sellerDueAt = sellerAnswersBy(now);
  const { kind, details, source } = claim;
  await tx
    .insertInto('coverClaims')
    .values({
      id,
      purchaseId,
      buyerId,
      sellerId,
      kind,
      details,
      source,
      status: claimProcess.open.to,
      openedAt: now,
      sellerDueAt,
    })
    .execute();
  await placeHold(tx, { userId: sellerId, subjectId: id, at: now });
  const reference = transactionReference(number);
  const admins = (await listStaff(tx, ['admin'])).filter((adminId) => adminId !== buyerId);
  await notifyAll(
    tx,
    [
      draftNotification('claim_opened', sellerId, { purchaseId, handle, kind, dueAt: sellerDueAt }),
      ...admins.map((adminId) =>
        draftNotification('claim_needs_admin', adminId, { claimId: id, reference, handle, kind }),
      ),
    ],
    now,
  );
}

async function countClaims(
  tx: Tx,
  { purchaseId, buyerId }: { purchaseId: string; buyerId: string },
): Promise<{ claimsOfPurchase: number; openClaimsOfBuyer: number }> {
  const { claimsOfPurchase } = await tx
    .selectFrom('coverClaims')
    .select((select) => select.fn.countAll<number>().as('claimsOfPurchase'))
    .where('purchaseId', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const { openClaimsOfBuyer } = await tx
    .selectFrom('coverClaims')
    .select((select) => select.fn.countAll<number>().as('openClaimsOfBuyer'))
    .where('buyerId', '=', buyerId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return { claimsOfPurchase, openClaimsOfBuyer };
}
