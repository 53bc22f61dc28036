import type { ClaimStatus } from '@oja/contract/cover-labels';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf, prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { waitsForBank } from './release-hold.ts';

/** Cover of a purchase in short; all null before the seller is paid, and without cover. */
export interface CoverFacts {
  coverHeldKobo: number | null;
  coverEndsAt: Date | null;
  coverEndedAt: Date | null;
  /** The state of the latest claim. */
  claimStatus: ClaimStatus | null;
}

export const noCover: CoverFacts = {
  coverHeldKobo: null,
  coverEndsAt: null,
  coverEndedAt: null,
  claimStatus: null,
};

export async function readCovers(db: Db, ids: readonly string[]): Promise<Map<string, CoverFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('covers as c')
    .select(['c.purchaseId', 'c.heldKobo as coverHeldKobo', 'c.endsAt as coverEndsAt'])
    .select(['c.endedAt as coverEndedAt'])
    .select((select) =>
      select
        .selectFrom('coverClaims as m')
        .select('m.status')
        .whereRef('m.purchaseId', '=', 'c.purchaseId')
        .orderBy('m.openedAt', 'desc')
        .limit(1)
        .as('claimStatus'),
    )
    .where('c.purchaseId', '=', anyOf(ids))
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map(({ purchaseId, ...cover }) => [purchaseId, cover]));
}

export interface HeldForCover {
  heldKobo: number;
  /** The part of it that an open claim holds, whatever the time of cover. */
  claimedKobo: number;
  /** Whether such a claim holds all payouts of the seller, too. */
  holdsPayouts: boolean;
  /** The last end of the covers that neither an open claim nor a bank holds. */
  lastEndsAt: Date | null;
}

/** What running covers hold of a seller's sales. */
export async function readHeldForCover(db: Db | Tx, sellerId: string): Promise<HeldForCover> {
  const { rows } = await sql<HeldForCover>`
    select coalesce(sum(c.held_kobo), 0)::bigint as held_kobo,
           coalesce(sum(c.held_kobo) filter (where m.id is not null), 0)::bigint as claimed_kobo,
           coalesce(bool_or(m.holds_payouts), false) as holds_payouts,
           case when not bool_or(m.id is null and ${waitsForBank('c.buyer_id')})
                then max(c.ends_at) filter (where m.id is null) end as last_ends_at
      from covers c left join cover_claims m on m.purchase_id = c.purchase_id and m.status = 'open'
     where c.seller_id = ${sellerId} and c.status = 'running'`.execute(db);
  const [held] = rows;
  if (held === undefined) throw new Error('unreachable: an aggregate has one row');
  return held;
}

/** What upheld claims took from a seller: of the held parts, of the wallet, and as debts. */
export async function readReturnedByClaims(db: Db | Tx, sellerId: string): Promise<number> {
  const { rows } = await sql<{ returnedKobo: number }>`
    select coalesce(sum(from_held_kobo + from_wallet_kobo + debt_kobo), 0)::bigint as returned_kobo
      from cover_claims where seller_id = ${sellerId} and status = 'upheld'`.execute(db);
  return rows[0]?.returnedKobo ?? 0;
}
