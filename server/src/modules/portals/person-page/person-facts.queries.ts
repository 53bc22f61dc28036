import { rejectionDays } from '@oja/contract/risk-signals';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { PersonFacts } from '../../../domain/risk/person-signals.ts';
import { countSureLinks } from '../../people/accounts/index.ts';

const rejectedAmong = 200;

export async function readPersonFacts(db: Db, userId: string, now: Date): Promise<PersonFacts> {
  const { rows } = await sql<Omit<PersonFacts, 'linkedAccounts'>>`
    select greatest(0, floor(extract(epoch from ${now}::timestamptz - u.created_at) / 86400))::int as account_age_days,
           w.withdrawals, w.withdrawn_kobo,
           (select count(*)::int from purchases
             where buyer_id = u.id and created_at > ${now}::timestamptz - interval '1 day') as purchases,
           (select count(*)::int from listing_events e
             where e.transition = 'reject' and e.happened_at > ${now}::timestamptz - make_interval(days => ${sql.lit(rejectionDays)})
               and e.listing_id in (select id from listings where seller_id = u.id
                                     order by created_at desc, id desc limit ${sql.lit(rejectedAmong)})) as rejections,
           (select count(*)::int from reports
             where owner_id = u.id and outcome <> 'none' and hidden_at is null) as upheld_reports
      from users u cross join lateral (
        select count(*)::int as withdrawals, coalesce(sum(amount_kobo), 0)::bigint as withdrawn_kobo from withdrawals
         where user_id = u.id and created_at > ${now}::timestamptz - interval '1 day'
           and status in ('requested', 'sending', 'paid')) w
     where u.id = ${userId}`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`${userId} has no user row`);
  return { ...facts, linkedAccounts: await countSureLinks(db, userId) };
}
