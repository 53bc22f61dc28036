import type { ManagedUser, UserProfile } from '@oja/contract/managed-user-fields';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { readRecalls } from '../../trade/recalls/index.ts';
import { readProtection } from './profile.queries.ts';
import { presentUser, type UserViewer } from './user.presenter.ts';
import { findUser } from './user-list.queries.ts';

type Standing = Pick<UserProfile, 'email_confirmed' | 'two_factor' | 'recalls' | 'selling_stop'>;

/** What the profile and the page of a person begin with. */
export async function presentPerson(
  deps: Pick<Deps, 'db' | 'now'>,
  { userId, viewer }: { userId: string; viewer: UserViewer },
): Promise<ManagedUser & Standing> {
  const row = await findUser(deps.db, userId);
  if (row === undefined) throw new Refusal('not_found');
  const [balanceKobo, protection, recalls] = await Promise.all([
    readBalance(deps.db, account.wallet(userId)),
    readProtection(deps.db, userId),
    readRecalls(deps.db, userId, deps.now()),
  ]);
  return {
    ...presentUser(row, { viewer, balanceKobo }),
    email_confirmed: protection.emailConfirmedAt !== null,
    two_factor: protection.twoFactorEnabledAt !== null,
    recalls: recalls.length,
    selling_stop: sellingStopOf(protection),
  };
}

/** A bar for good comes first, then a pause by staff, then one after recalls. */
function sellingStopOf(protection: Awaited<ReturnType<typeof readProtection>>): UserProfile['selling_stop'] {
  const { sellingStop, sellingStopUntil, sellingPaused, pausedUntil } = protection;
  if (sellingStop === 'barred') return { kind: 'barred', until: null };
  if (sellingPaused) return { kind: 'paused', until: pausedUntil?.toISOString() ?? null };
  return sellingStop && { kind: sellingStop, until: sellingStopUntil?.toISOString() ?? null };
}
