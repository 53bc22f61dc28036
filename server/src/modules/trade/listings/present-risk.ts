import { type ListingSignal, listingSignalNames } from '@oja/contract/risk-signals';
import type { StaffListingDetails } from '@oja/contract/staff-listing';
import type { Deps } from '../../../deps/deps.ts';
import { findSignals } from '../../../domain/risk/listing-signals.ts';
import { readLastRiskCheck } from '../risk/index.ts';
import { readRiskFacts } from './check-risk.ts';
import type { ListingRow } from './listing.store.ts';

/** The signals at the last submission or change; of a listing whose check is no longer kept, those of now. */
export async function presentRisk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  listing: ListingRow,
): Promise<StaffListingDetails['risk']> {
  const check = (await readLastRiskCheck(db, listing.id)) ?? {
    checkedAt: now(),
    heldBy: [],
    facts: await readRiskFacts(db, listing, { formerPriceKobo: null, now: now() }),
  };
  return {
    checked_at: check.checkedAt.toISOString(),
    held_by: listing.status === 'pending' ? check.heldBy : [],
    signals: findSignals(check.facts),
  };
}

/** A signal that no longer exists is left out. */
export function knownSignals(stored: readonly string[]): ListingSignal[] {
  return listingSignalNames.filter((name) => stored.includes(name));
}
