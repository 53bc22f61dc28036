import type { UserProfile } from '@oja/contract/managed-user-fields';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { hiddenFromSubject } from '../../../domain/hidden-from-subject.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { readOpenClaimsOf } from '../../trade/cover/index.ts';
import { readLatestMovements } from '../wallet/index.ts';
import { presentPerson } from './present-person.ts';
import {
  readListingsOf,
  readNotesAbout,
  readPurchasesOf,
  readReportsAbout,
  readSessionsOf,
} from './profile.queries.ts';
import type { UserViewer } from './user.presenter.ts';

const historiesShown = 5;

/** The profile of a user for staff, who do not read on their own who reported them, nor notes about them. */
export async function showUser(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; viewer: UserViewer },
): Promise<UserProfile> {
  const { userId, viewer } = input;
  const isOwn = userId === viewer.id;
  const head = await presentPerson(deps, input);
  const [histories, purchases, listings, sessions, reports, notes, openClaims] = await Promise.all([
    readLatestMovements(deps, userId, historiesShown),
    readPurchasesOf(deps.db, userId),
    readListingsOf(deps.db, userId),
    readSessionsOf(deps.db, userId, deps.now()),
    readReportsAbout(deps.db, userId),
    readNotesAbout(deps.db, userId),
    readOpenClaimsOf(deps.db, userId),
  ]);
  return {
    ...head,
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
    reports: reports.map(({ reporterId, ...report }) => ({
      ...report,
      reporter_id: reporterId,
      ...(isOwn ? { reporter: hiddenFromSubject, reporter_id: null } : {}),
      reported_at: report.reportedAt.toISOString(),
    })),
    notes: notes.map(({ authorId, ...note }) => ({
      ...note,
      author_id: authorId,
      ...(isOwn ? { author: hiddenFromSubject, author_id: null, text: hiddenFromSubject } : {}),
      created_at: note.createdAt.toISOString(),
    })),
  };
}
