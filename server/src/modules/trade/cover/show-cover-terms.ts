import type { CoverTerms } from '@oja/contract/cover';
import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { basisPointsOf, partOf } from '../../../domain/ledger/fees.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readCoverTerms } from '../purchases/index.ts';

/**
 * What the seller would be paid when, if the listing were bought now at its price or an agreed one. Its seller reads it
 * before it is on the market, too.
 */
export async function showCoverTerms(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  input: { listingId: string; viewerId: string; price: number | undefined },
): Promise<CoverTerms> {
  const listing = await deps.db
    .selectFrom('listings')
    .select(['sellerId', 'platform', 'handoverKind', 'priceKobo', 'coverDays'])
    .where('id', '=', input.listingId)
    .where(({ and, eb, or }) =>
      or([
        eb('sellerId', '=', input.viewerId),
        and([eb('status', '=', 'posted'), eb('sellerActive', '=', true)]),
      ]),
    )
    .executeTakeFirst();
  if (listing === undefined) throw new Refusal('not_found');
  const [payment, naira] = await Promise.all([deps.settings.read('payment'), deps.settings.read('naira')]);
  const priceKobo = input.price === undefined ? listing.priceKobo : koboFromNaira(input.price);
  const feeBps = basisPointsOf(payment.platformFeePercent);
  const { payoutKobo, feeKobo } = settle({ priceKobo, feeBps }, 0);
  const sale = { ...listing, payment, naira, now: deps.now() };
  const { coverDays, coverHeldBps } = await readCoverTerms(deps.db, sale);
  const heldKobo = partOf(payoutKobo, coverHeldBps);
  return {
    days: coverDays,
    price: nairaFromKobo(priceKobo),
    fee: nairaFromKobo(feeKobo),
    paid: nairaFromKobo(payoutKobo - heldKobo),
    held: nairaFromKobo(heldKobo),
  };
}
