import type { UserProfile } from '@oja/contract/admin-users';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { readOpenClaimsOf } from '../../trade/cover/index.ts';
import { readRecalls } from '../../trade/recalls/index.ts';
import { readLatestMovements } from '../wallet/index.ts';
import {
  readListingsOf,
  readNotesAbout,
  readProtection,
  readPurchasesOf,
  readReportsAbout,
  readSessionsOf,
} from './profile.queries.ts';
import { presentUser } from './user.presenter.ts';
import { findUser } from './user-list.queries.ts';

const historiesShown = 5;

/** The profile of a user for administrators. */
export async function showUser(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; adminId: string },
): Promise<UserProfile> {
  const { userId, adminId } = input;
  const row = await findUser(deps.db, userId);
  if (row === undefined) throw new Refusal('not_found');
  const [
    balanceKobo,
    histories,
    purchases,
    listings,
    sessions,
    reports,
    notes,
    protection,
    recalls,
    openClaims,
  ] = await Promise.all([
    readBalance(deps.db, account.wallet(userId)),
    readLatestMovements(deps, userId, historiesShown),
    readPurchasesOf(deps.db, userId),
    readListingsOf(deps.db, userId),
    readSessionsOf(deps.db, userId, deps.now()),
    readReportsAbout(deps.db, userId),
    readNotesAbout(deps.db, userId),
    readProtection(deps.db, userId),
    readRecalls(deps.db, userId, deps.now()),
    readOpenClaimsOf(deps.db, userId),
  ]);
  return {
    ...presentUser(row, { adminId, balanceKobo }),
    email_confirmed: protection.emailConfirmedAt !== null,
    two_factor: protection.twoFactorEnabledAt !== null,
    recalls: recalls.length,
    selling_stop: protection.sellingStop && {
      kind: protection.sellingStop,
      until: protection.sellingStopUntil?.toISOString() ?? null,
    },
    open_claims: openClaims,
    wallet_histories: histories,
    purchases: purchases.map((purchase) => ({
      reference: transactionReference(purchase.number),
      purchase_id: purchase.id,
      side: purchase.buyerId === userId ? 'buyer' : 'seller',
      account: purchase.handle,
      platform: purchase.platform,
      amount: nairaFromKobo(purchase.priceKobo),
      status: purchase.status,
      created_at: purchase.createdAt.toISOString(),
    })),
    listings: listings.map((listing) => ({
      id: listing.id,
      platform: listing.platform,
      handle: listing.handle,
      price: nairaFromKobo(listing.priceKobo),
      status: listing.status,
      created_at: listing.createdAt.toISOString(),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      address: session.address,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
    })),
    reports: reports.map((report) => ({ ...report, reported_at: report.reportedAt.toISOString() })),
    notes: notes.map((note) => ({ ...note, created_at: note.createdAt.toISOString() })),
  };
}
