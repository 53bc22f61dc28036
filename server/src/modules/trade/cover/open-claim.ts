import { randomUUID } from 'node:crypto';
import { type ClaimKind, claimKindsFor, type claimSources } from '@oja/contract/cover-labels';
import { koboFromNaira } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { claimProcess } from '../../../domain/cover/claim-process.ts';
import { refuseClaim } from '../../../domain/cover/decide-claim.ts';
import { disputeClocks } from '../../../domain/dispute/dispute-terms.ts';
import { isCounted } from '../../../domain/purchase/is-counted.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { placeHold } from '../../money/payouts/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { onceWithEvidence } from '../evidence/index.ts';
import { listCaseStaff, requireSide } from '../purchases/index.ts';
import { setClaimPictures } from './claim-pictures.ts';
import { readCover } from './cover.queries.ts';
import { findTraders, type LockedCover, lockCover, lockTradersForBuyer } from './cover.store.ts';
import { findLaterSale } from './sold-on.queries.ts';

export interface NewClaim {
  purchaseId: string;
  buyerId: string;
  kind: ClaimKind;
  details: string;
  /** As sent: ids of uploaded pictures, or data URLs. */
  images: readonly string[];
}

/** The buyer opens a claim. From then on the held part waits, and all payouts of the seller unless the purchase was small. */
export async function openClaim(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: NewClaim & { idempotencyKey: string | undefined },
): Promise<void> {
  const { idempotencyKey: key, ...given } = input;
  const { purchaseId, buyerId, images } = given;
  const keyedCall = { key, userId: buyerId, endpoint: 'openClaim', input: given, at: deps.now() };
  const check = async () => {
    requireSide(await findTraders(deps.db, purchaseId), buyerId, 'buyer');
    const cover = await readCover(deps.db, purchaseId);
    if (cover?.cover.status !== 'running') throw new Refusal('cover_not_running');
  };
  await onceWithEvidence(deps, { keyedCall, images, check }, async (tx, imageIds) => {
    await lockTradersForBuyer(tx, await findTraders(tx, purchaseId));
    const locked = await lockCover(tx, purchaseId);
    const claimId = await openUnderLock(tx, deps, locked, { ...given, source: 'buyer' });
    await setClaimPictures(tx, { claimId, ownerId: buyerId, imageIds });
  });
}

/** Opens a claim under the locks of both people, the purchase and its cover. Returns its id. */
export async function openUnderLock(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  locked: LockedCover,
  claim: Pick<NewClaim, 'kind' | 'details'> & { source: (typeof claimSources)[number] },
): Promise<string> {
  const { purchase, cover } = locked;
  const { id: purchaseId, buyerId, sellerId, handle, number } = purchase;
  const now = deps.now();
  const hasOpenClaim = locked.claim !== undefined;
  // Cover would end before an open sale is decided, which the seller could have bought through an accomplice.
  const facts = { hasOpenClaim, isSoldOn: (await findLaterSale(tx, purchase)) === 'completed' };
  const counts = await countClaims(tx, { purchaseId, buyerId });
  refuseKind(claim.kind, purchase);
  const refusal = refuseClaim({ source: claim.source, cover, ...facts, ...counts, now });
  if (refusal) throw new Refusal(refusal);
  const id = randomUUID();
  const { value: payment } = await readSection(tx, 'payment');
  const { value: naira } = await readSection(tx, 'naira');
  const holdsPayouts = isCounted(purchase, koboFromNaira(naira.minimumCountedPrice));
  const clocks = disputeClocks(now, payment.refundProcessingDays);
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
      holdsPayouts,
      openedAt: now,
      ...clocks,
    })
    .execute();
  if (holdsPayouts) await placeHold(tx, { userId: sellerId, subjectId: id, reason: 'claim', at: now });
  const reference = transactionReference(number);
  const staff = await listCaseStaff(tx, { buyerId, sellerId });
  await notifyAll(
    tx,
    [
      draftNotification('claim_opened', sellerId, {
        purchaseId,
        handle,
        kind,
        holdsPayouts,
        dueAt: clocks.sellerDueAt,
      }),
      ...staff.map((staffId) =>
        draftNotification('claim_needs_admin', staffId, {
          claimId: id,
          reference,
          handle,
          kind,
          state: 'opened',
          dueAt: clocks.staffDueAt,
        }),
      ),
    ],
    now,
  );
  return id;
}

function refuseKind(kind: ClaimKind, purchase: LockedCover['purchase']): void {
  if (claimKindsFor(purchase).includes(kind)) return;
  const message =
    purchase.handoverKind === 'credentials'
      ? 'No mailbox came with this account, as its listing said.'
      : 'No mailbox came with this account, because it changed hands without login details.';
  throw new Refusal('invalid_input', { message, details: [{ field: 'kind', message }] });
}

/** What the limits count: claims that the buyer opened without being asked. */
async function countClaims(
  tx: Tx,
  { purchaseId, buyerId }: { purchaseId: string; buyerId: string },
): Promise<{ claimsOfPurchase: number; openClaimsOfBuyer: number }> {
  const { claimsOfPurchase } = await tx
    .selectFrom('coverClaims')
    .select((select) => select.fn.countAll<number>().as('claimsOfPurchase'))
    .where('purchaseId', '=', purchaseId)
    .where('source', '=', 'buyer')
    .executeTakeFirstOrThrow();
  const { openClaimsOfBuyer } = await tx
    .selectFrom('coverClaims')
    .select((select) => select.fn.countAll<number>().as('openClaimsOfBuyer'))
    .where('buyerId', '=', buyerId)
    .where('status', '=', 'open')
    .where('source', '=', 'buyer')
    .executeTakeFirstOrThrow();
  return { claimsOfPurchase, openClaimsOfBuyer };
}
