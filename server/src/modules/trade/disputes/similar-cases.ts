import type { SimilarCase } from '@oja/contract/case-desk';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';

type DecidedRow = Awaited<ReturnType<ReturnType<typeof decidedCases>['execute']>>[number];

/** Of each of the two kinds. */
const shownAtMost = 5;

/** Disputes that ended before: the latest of the same seller, then the latest about the same on the same platform. */
export async function listSimilarCases(deps: Pick<Deps, 'db'>, purchaseId: string): Promise<SimilarCase[]> {
  const present = await deps.db
    .selectFrom('disputes as d')
    .innerJoin('purchases as p', 'p.id', 'd.purchaseId')
    .select(['d.reason', 'p.platform', 'p.sellerId'])
    .where('p.id', '=', purchaseId)
    .orderBy('d.openedAt', 'desc')
    .executeTakeFirst();
  if (present === undefined) throw new Refusal('not_found');
  const { reason, platform, sellerId } = present;
  const others = decidedCases(deps).where('p.id', '!=', purchaseId).limit(shownAtMost);
  const [ofSeller, alike] = await Promise.all([
    others.where('p.sellerId', '=', sellerId).where('p.disputeStatus', '!=', 'none').execute(),
    others
      .where('d.reason', '=', reason)
      .where('p.platform', '=', platform)
      .where('p.sellerId', '!=', sellerId)
      .execute(),
  ]);
  return [...ofSeller, ...alike].map((row) => presentSimilar(row, sellerId));
}

/** Withdrawn disputes were not decided by anyone. */
function decidedCases({ db }: Pick<Deps, 'db'>) {
  return db
    .selectFrom('disputes as d')
    .innerJoin('purchases as p', 'p.id', 'd.purchaseId')
    .leftJoin('rulings as r', (join) =>
      join.onRef('r.disputeId', '=', 'd.id').on('r.status', '=', 'executed'),
    )
    .select(['p.id', 'p.number', 'p.handle', 'p.platform', 'p.priceKobo', 'p.refundedKobo', 'p.sellerId'])
    .select(['d.reason', 'd.outcome', 'd.resolvedAt', 'r.rule'])
    .where('d.status', '=', 'resolved')
    .where('d.outcome', '!=', 'withdrawn')
    .orderBy('d.resolvedAt', 'desc');
}

function presentSimilar(row: DecidedRow, sellerId: string): SimilarCase {
  const { outcome, resolvedAt } = row;
  if (outcome === null || resolvedAt === null) throw new Error(`The dispute of ${row.id} has no end.`);
  return {
    purchase_id: row.id,
    reference: transactionReference(row.number),
    handle: row.handle,
    platform: row.platform,
    price: nairaFromKobo(row.priceKobo),
    reason: row.reason,
    outcome,
    rule: row.rule,
    refund: nairaFromKobo(row.refundedKobo),
    resolved_at: resolvedAt.toISOString(),
    same_seller: row.sellerId === sellerId,
  };
}
