import type { Role } from '@oja/contract/access';
import type { UserFilter } from '@oja/contract/admin-users';
import { koboFromNaira } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { type DayRange, withinDays } from '../../../db/range-conditions.ts';
import type { Deps } from '../../../deps/deps.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { fundedWallets } from '../../money/ledger/index.ts';

/** The filter of the list in the units of the database. */
export interface UserCriteria extends Pick<UserFilter, 'search' | 'role' | 'status' | 'sort' | 'direction'> {
  joined?: DayRange;
  balance?: BalanceRange;
  ids?: readonly string[] | undefined;
}

export interface BalanceRange {
  fromKobo: number;
  /** Without it there is no upper end. */
  toKobo: number | undefined;
}

export async function readCriteria(
  { settings }: Pick<Deps, 'settings'>,
  filter: UserFilter & { ids?: readonly string[] | undefined },
): Promise<UserCriteria> {
  const { joined_from: from, joined_to: to, balance_from: least, balance_to: most, ...rest } = filter;
  const criteria: UserCriteria = { ...rest };
  if (from !== undefined || to !== undefined) {
    // Days as the page of the list writes them.
    const { timezone: timeZone } = await settings.read('general');
    criteria.joined = { from, to, timeZone };
  }
  if (least !== undefined || most !== undefined) {
    const toKobo = most === undefined ? undefined : koboFromNaira(most);
    criteria.balance = { fromKobo: koboFromNaira(least ?? 0), toKobo };
  }
  return criteria;
}

const sellers: readonly Role[] = ['seller', 'verified_seller'];

export function rolesOf({ role }: Pick<UserCriteria, 'role'>): readonly Role[] | undefined {
  if (role === undefined) return undefined;
  return role === 'seller' ? sellers : [role];
}

export function conditionsOf(criteria: UserCriteria): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`u.erased_at is null`];
  const roles = rolesOf(criteria);
  if (roles?.length === 1) conditions.push(sql`u.role = ${roles[0]}`);
  else if (roles) conditions.push(sql`u.role = any (${[...roles]}::text[])`);
  if (criteria.status !== undefined) conditions.push(sql`u.status = ${criteria.status}`);
  if (criteria.search) conditions.push(sql`u.search_text like ${likeContains(criteria.search)}`);
  if (criteria.ids) conditions.push(sql`u.id = any (${[...criteria.ids]}::uuid[])`);
  const joined = criteria.joined ? withinDays(sql`u.created_at`, criteria.joined) : [];
  return [...conditions, ...joined, ...balanceConditions(criteria.balance)];
}

/** A person without a wallet has a balance of zero, so only amounts above it are looked up. */
function balanceConditions(range: BalanceRange | undefined): RawBuilder<unknown>[] {
  if (!range) return [];
  const { fromKobo, toKobo } = range;
  if (fromKobo > 0) {
    const most = toKobo === undefined ? sql`` : sql`and w.balance <= ${toKobo}`;
    return [sql`u.id in (select w.owner_id from ${fundedWallets} w where w.balance >= ${fromKobo} ${most})`];
  }
  if (toKobo === undefined) return [];
  return [sql`not exists (select from ${fundedWallets} w where w.owner_id = u.id and w.balance > ${toKobo})`];
}
