import type { ClaimPreview, StaffClaim, StaffClaimRow } from '@oja/contract/cover';
import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inOrder } from '../../../db/row-order.ts';
import type { Deps } from '../../../deps/deps.ts';
import { claimableKobo } from '../../../domain/cover/claim-payment.ts';
import { findDecisionBlocker, isEarly } from '../../../domain/cover/decide-claim.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { timestampAndId } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import { findWaiting, presentWaiting } from '../../platform/approvals/index.ts';
import { readReturnedToBuyer } from '../purchases/index.ts';
import { type ClaimPictures, readClaimPictures } from './claim-pictures.ts';
import { presentClaim, presentCoverFields } from './cover.presenter.ts';
import { readCover } from './cover.queries.ts';
import type { ClaimRow } from './cover.store.ts';
import { explainDecision, readPayment } from './decide-claim.ts';
import { refuseSoldOn } from './sold-on.queries.ts';

interface StaffRow extends ClaimRow {
  number: number;
  handle: string;
  platform: StaffClaimRow['platform'];
  priceKobo: number;
  heldKobo: number;
  buyerName: string;
  buyerEmail: string;
  sellerName: string;
  sellerEmail: string;
}

const selectRow = sql`
  select m.*, p.number, p.handle, p.platform, p.price_kobo, c.held_kobo,
         b.name as buyer_name, b.email as buyer_email, s.name as seller_name, s.email as seller_email
    from cover_claims m join purchases p on p.id = m.purchase_id join covers c on c.purchase_id = m.purchase_id
    join users b on b.id = m.buyer_id join users s on s.id = m.seller_id`;

/** Open claims by due time, ended ones by their end. */
export const claimOrders: Record<'open' | 'ended', ListOrder<ClaimRow>> = {
  open: {
    columns: [sql`m.staff_due_at`, sql`m.id`],
    valuesOf: ({ staffDueAt, id }) => [staffDueAt, id],
    place: timestampAndId,
  },
  ended: {
    columns: [sql`m.ended_at`, sql`m.id`],
    valuesOf: ({ endedAt, id }) => [endedAt, id],
    place: timestampAndId,
  },
};

/** Claims to decide, the one that is due first on top; or those that ended, the latest first. */
export async function readClaimPage(
  db: Db,
  query: {
    state: 'open' | 'ended';
    /** The buyer or the seller. */
    person: string | undefined;
    cursor: string | undefined;
    limit: number;
  },
): Promise<StaffRow[]> {
  const { state, person, cursor, limit } = query;
  const ofPerson = person ? sql`and (m.buyer_id = ${person} or m.seller_id = ${person})` : sql``;
  const order = claimOrders[state];
  const direction = state === 'open' ? 'asc' : 'desc';
  const afterCursor = cursor === undefined ? sql`` : sql`and ${beyond(order, direction, cursor)}`;
  const { rows } = await sql<StaffRow>`${selectRow}
     where m.status ${sql.raw(state === 'open' ? '=' : '<>')} 'open' ${ofPerson} ${afterCursor}
     order by ${inOrder(order, direction)} limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export async function countOpenClaims(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('coverClaims')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return open;
}

export function presentClaimRow(row: StaffRow, pictures: ClaimPictures): StaffClaimRow {
  return {
    ...presentClaim(row, pictures),
    purchase_id: row.purchaseId,
    reference: transactionReference(row.number),
    handle: row.handle,
    platform: row.platform,
    price: nairaFromKobo(row.priceKobo),
    held: nairaFromKobo(row.heldKobo),
    buyer: { id: row.buyerId, name: row.buyerName, email: row.buyerEmail },
    seller: { id: row.sellerId, name: row.sellerName, email: row.sellerEmail },
  };
}

/** One claim with the whole cover of its purchase, and whether this member of staff may decide it. */
export async function showClaim(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { claimId: string; staffId: string },
): Promise<StaffClaim> {
  const { rows } = await sql<StaffRow>`${selectRow} where m.id = ${input.claimId}`.execute(deps.db);
  const [row] = rows;
  const details = row && (await readCover(deps.db, row.purchaseId));
  if (row === undefined || details === undefined) throw new Refusal('not_found');
  const refundableKobo = claimableKobo(
    details.purchase,
    await readReturnedToBuyer(deps.db, details.purchase.id),
  );
  // Rejecting asks for nothing but that this member of staff may decide.
  const facts = {
    staffId: input.staffId,
    outcome: 'rejected',
    refundKobo: undefined,
    refundableKobo,
  } as const;
  const blocker = row.status === 'open' ? findDecisionBlocker({ ...facts, claim: row }) : undefined;
  const proposal = await findWaiting(deps.db, { kind: 'claim_decision', subjectId: row.id });
  const blocked = blocker && explainDecision(blocker, refundableKobo);
  return {
    ...presentClaimRow(row, await readClaimPictures(deps, [row.id])),
    cover: presentCoverFields(details),
    refundable: nairaFromKobo(refundableKobo),
    seller_may_answer_until: isEarly({ claim: row, now: deps.now() }) ? row.sellerDueAt.toISOString() : null,
    approval: presentWaiting(proposal),
    blocked: blocked?.message ?? null,
  };
}

/** Who would pay what if the claim were upheld now. Nothing is changed. */
export async function previewClaim(
  deps: Pick<Deps, 'db'>,
  input: { claimId: string; staffId: string; refundAmount: number | undefined },
): Promise<ClaimPreview> {
  const claim = await deps.db
    .selectFrom('coverClaims')
    .selectAll()
    .where('id', '=', input.claimId)
    .executeTakeFirst();
  const details = claim && (await readCover(deps.db, claim.purchaseId));
  if (claim === undefined || details === undefined) throw new Refusal('not_found');
  const refundableKobo = claimableKobo(
    details.purchase,
    await readReturnedToBuyer(deps.db, details.purchase.id),
  );
  const refundKobo = input.refundAmount === undefined ? undefined : koboFromNaira(input.refundAmount);
  const facts = { staffId: input.staffId, outcome: 'upheld', refundKobo, refundableKobo, claim } as const;
  const blocker = findDecisionBlocker(facts);
  if (blocker) throw explainDecision(blocker, refundableKobo);
  await refuseSoldOn(deps.db, details.purchase);
  const payment = await readPayment(deps.db, details, refundKobo ?? refundableKobo);
  return {
    refund: nairaFromKobo(payment.refundKobo),
    from_held: nairaFromKobo(payment.fromHeldKobo),
    from_wallet: nairaFromKobo(payment.fromWalletKobo),
    debt: nairaFromKobo(payment.debtKobo),
    fee_returned: nairaFromKobo(payment.feeReturnedKobo),
    released: nairaFromKobo(details.cover.heldKobo - payment.fromHeldKobo),
  };
}
