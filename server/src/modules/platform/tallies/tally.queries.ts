import { type Role, traderRoles } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import type { ReviewStatus } from '@oja/contract/applications';
import type { Platform, StaffListingStatus } from '@oja/contract/listing-fields';
import type { WorkKind } from '@oja/contract/work-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** The folded sums plus the changes since, in one statement, so that nothing is counted twice or missed. */
const sums = sql`(select tally, day, amount from tallies union all select tally, day, amount from tally_changes) t`;

interface Tally {
  /** The rest of the key after the noun, for example role and status of users/{role}/{status}. */
  first: string;
  second: string;
  amount: number;
}

async function readTallies(db: Db | Tx, noun: string): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select split_part(tally, '/', 2) as first, split_part(tally, '/', 3) as second, sum(amount)::bigint as amount
      from ${sums} where tally like ${`${noun}/%`} group by 1, 2`.execute(db);
  return rows;
}

function sumOf(tallies: readonly Tally[], counts: (tally: Tally) => boolean): number {
  return tallies.filter(counts).reduce((total, { amount }) => total + amount, 0);
}

/** Number of users by role and status, without counting rows. */
export async function readUserTallies(
  db: Db | Tx,
): Promise<(filter: { roles?: readonly Role[] | undefined; status?: UserStatus | undefined }) => number> {
  const tallies = await readTallies(db, 'users');
  return ({ roles, status }) =>
    sumOf(
      tallies,
      ({ first, second }) =>
        (roles === undefined || roles.some((role) => role === first)) &&
        (status === undefined || second === status),
    );
}

/** Number of listings by platform and status. Without a status, removed ones are included. */
export async function readListingTallies(
  db: Db | Tx,
): Promise<(filter: { platform?: Platform | undefined; status?: StaffListingStatus | undefined }) => number> {
  const tallies = await readTallies(db, 'listings');
  return ({ platform, status }) =>
    sumOf(
      tallies,
      ({ first, second }) =>
        (platform === undefined || first === platform) && (status === undefined || second === status),
    );
}

export async function readApplicationTallies(db: Db | Tx): Promise<(status: ReviewStatus) => number> {
  const tallies = await readTallies(db, 'applications');
  return (status) => sumOf(tallies, ({ first }) => first === status);
}

/** Number of users on a plan. */
export async function readSubscriberTallies(db: Db | Tx): Promise<(planId: string) => number> {
  const tallies = await readTallies(db, 'subscribers');
  return (planId) => sumOf(tallies, ({ first }) => first === planId);
}

export interface DayFigures {
  day: string;
  /** Without staff. */
  newUsers: number;
  deals: number;
  volumeKobo: number;
  feesKobo: number;
}

/** From a day of Lagos on; days without anything are left out. */
export async function readDayFigures(db: Db | Tx, fromDay: string): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day::text as day,
           coalesce(sum(amount) filter (where tally like 'users/%'
             and split_part(tally, '/', 2) = any (${[...traderRoles]})), 0)::bigint as "newUsers",
           coalesce(sum(amount) filter (where tally = 'deals'), 0)::bigint as deals,
           coalesce(sum(amount) filter (where tally = 'volume_kobo'), 0)::bigint as "volumeKobo",
           coalesce(sum(amount) filter (where tally = 'fees_kobo'), 0)::bigint as "feesKobo"
      from ${sums} where day >= ${fromDay}::date group by day order by day`.execute(db);
  return rows;
}

/** Over all time. */
export async function readPurchaseTotals(db: Db | Tx): Promise<{ purchases: number; volumeKobo: number }> {
  const { rows } = await sql<{ purchases: number; volumeKobo: number }>`
    select coalesce(sum(amount) filter (where tally = 'deals'), 0)::bigint as purchases,
           coalesce(sum(amount) filter (where tally = 'volume_kobo'), 0)::bigint as "volumeKobo"
      from ${sums} where tally in ('deals', 'volume_kobo')`.execute(db);
  return rows[0] ?? { purchases: 0, volumeKobo: 0 };
}

/** Purchases in the staff table, by the Lagos day on which they began. */
export interface StartedPurchases {
  day: string;
  deals: number;
  volumeKobo: number;
  /** Fees of the ended purchases. */
  feesKobo: number;
  completed: number;
  ended: number;
}

/** From a day of Lagos on; days without anything are left out. */
export async function readStartedPurchases(db: Db | Tx, fromDay: string): Promise<StartedPurchases[]> {
  const sumOfTallies = (tallies: readonly string[]) =>
    sql`coalesce(sum(amount) filter (where tally in (${sql.join(tallies.map((tally) => sql.lit(tally)))})), 0)::bigint`;
  const ended = ['ended/completed', 'ended/refunded', 'ended/cancelled'];
  const counted = {
    deals: ['deals', 'hidden_deals'],
    volumeKobo: ['volume_kobo', 'hidden_volume_kobo'],
    feesKobo: ['ended_fees_kobo', 'hidden_fees_kobo'],
    completed: ['ended/completed', 'hidden_completed'],
    // Hidden purchases have ended.
    ended: [...ended, 'hidden_deals'],
  } satisfies Record<keyof Omit<StartedPurchases, 'day'>, string[]>;
  const { rows } = await sql<StartedPurchases>`
    select day::text as day, ${sql.join(
      Object.entries(counted).map(([name, tallies]) => sql`${sumOfTallies(tallies)} as ${sql.ref(name)}`),
    )}
      from ${sums} where tally in (${sql.join(Object.values(counted).flat())}) and day >= ${fromDay}::date
     group by day order by day`.execute(db);
  return rows;
}

/** Current number, regardless of when they began. */
export async function readHeldKobo(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ heldKobo: number }>`
    select coalesce(sum(case tally when 'volume_kobo' then amount else -amount end), 0)::bigint as held_kobo
      from ${sums} where tally in ('volume_kobo', 'ended_volume_kobo')`.execute(db);
  return rows[0]?.heldKobo ?? 0;
}

/** Number of purchases in the staff table; with days, those that began on them or between. */
export async function countShownPurchases(
  db: Db | Tx,
  fromDay = '-infinity',
  toDay = 'infinity',
): Promise<number> {
  const { rows } = await sql<{ deals: number }>`
    select coalesce(sum(amount), 0)::bigint as deals
      from ${sums} where tally in ('deals', 'hidden_deals')
       and day between ${fromDay}::date and ${toDay}::date`.execute(db);
  return rows[0]?.deals ?? 0;
}

/** Number of open items of staff work by kind. */
export async function readWorkTallies(db: Db | Tx): Promise<(kind: WorkKind) => number> {
  const tallies = await readTallies(db, 'work');
  return (kind) => sumOf(tallies, ({ first }) => first === kind);
}
