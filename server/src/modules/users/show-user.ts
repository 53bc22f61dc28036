import type { UserProfile } from '@oja/contract/admin-users';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../deps.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../domain/refusal.ts';
import { readBalance } from '../ledger/index.ts';
import { readLatestMovements } from '../wallet/index.ts';
import {
  readDealsOf,
  readListingsOf,
  readNotesAbout,
  readProtection,
  readReportsAbout,
  readSessionsOf,
} from './profile.queries.ts';
import { presentUser } from './user.presenter.ts';
import { findUser } from './user-list.queries.ts';

const historiesShown = 5;

/** Everything an administrator looks at before deciding about somebody. */
export async function showUser(deps: Deps, input: { userId: string; adminId: string }): Promise<UserProfile> {
  const { userId, adminId } = input;
  const row = await findUser(deps.db, userId);
  if (row === undefined) throw new Refusal('not_found');
  const [balanceKobo, histories, deals, listings, sessions, reports, notes, protection] = await Promise.all([
    readBalance(deps.db, account.wallet(userId)),
    readLatestMovements(deps, userId, historiesShown),
    readDealsOf(deps.db, userId),
    readListingsOf(deps.db, userId),
    readSessionsOf(deps.db, userId, deps.now()),
    readReportsAbout(deps.db, userId),
    readNotesAbout(deps.db, userId),
    readProtection(deps.db, userId),
  ]);
  return {
    ...presentUser(row, { adminId, balanceKobo }),
    email_confirmed: protection.emailConfirmedAt !== null,
    two_factor: protection.twoFactorEnabledAt !== null,
    wallet_histories: histories,
    purchases: deals.map((deal) => ({
      reference: transactionReference(deal.number),
      purchase_id: deal.id,
      side: deal.buyerId === userId ? 'buyer' : 'seller',
      account: deal.handle,
      platform: deal.platform,
      amount: nairaFromKobo(deal.priceKobo),
      status: deal.status,
      created_at: deal.createdAt.toISOString(),
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
