import { type RawBuilder, sql } from 'kysely';

/**
 * The other people who were paid to a bank account to which this person was paid, with the time of the first payout to it
 * of each. A link alone proves nothing, because it takes only the number. The gateway has one recipient for each account,
 * and a withdrawal keeps it when the linked account is replaced.
 */
export function paidToSameAccount(
  userId: string,
): RawBuilder<{ userId: string; paidAt: Date; ownPaidAt: Date }> {
  return sql`
    select other.user_id, other.paid_at, own.paid_at as own_paid_at
      from (select w.recipient_code, min(w.created_at) as paid_at from withdrawals w
             where w.user_id = ${userId} and w.status = 'paid' group by w.recipient_code) own
     cross join lateral (
           select w.user_id, min(w.created_at) as paid_at from withdrawals w
            where w.recipient_code = own.recipient_code and w.status = 'paid' and w.user_id <> ${userId}
            group by w.user_id) other`;
}
