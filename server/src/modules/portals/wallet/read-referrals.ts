import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readMonthTotals, readStatement } from '../../money/ledger/index.ts';

const friendsShown = 50;

interface Referrals {
  joined: number;
  earned: number;
  friends: { name: string; joined_at: string; reward: number | null }[];
}

/** Who joined by the code of a person, and what that earned, in one snapshot. */
export function readReferrals(deps: Pick<Deps, 'db'>, userId: string): Promise<Referrals> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readInSnapshot(tx, userId));
}

async function readInSnapshot(tx: Tx, userId: string): Promise<Referrals> {
  const wallet = account.wallet(userId);
  const { joined } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)`.as('joined'))
    .where('referredBy', '=', userId)
    .executeTakeFirstOrThrow();
  const friends = await tx
    .selectFrom('users')
    .select(['id', 'nickname', 'createdAt'])
    .where('referredBy', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(friendsShown)
    .execute();
  const subjects = { kind: 'referral', ids: friends.map(({ id }) => id), only: true };
  const lines =
    friends.length === 0 ? [] : await readStatement(tx, wallet, { limit: friendsShown, subjects });
  const rewards = new Map(lines.map((line) => [line.subjectId, nairaFromKobo(line.amountKobo)]));
  const earnedKobo = (await readMonthTotals(tx, wallet))
    .filter(({ kind }) => kind === 'referral')
    .reduce((sum, { creditedKobo }) => sum + creditedKobo, 0);
  return {
    joined,
    earned: nairaFromKobo(earnedKobo),
    friends: friends.map(({ id, nickname, createdAt }) => ({
      name: shownText(nickname),
      joined_at: createdAt.toISOString(),
      reward: rewards.get(id) ?? null,
    })),
  };
}
