import type { AdminDashboard } from '@oja/contract/admin-dashboard';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  status: 'active' | 'inactive' | 'banned';
  completed: number;
  earnedKobo: number;
  listings: number;
}

/** The sellers with the most sales, and their listings on the market. */
export async function readTopSellers(tx: Tx, limit: number): Promise<AdminDashboard['topUsers']> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.avatar, u.status, f.completed, f.earned_kobo,
           (select count(*) from listings where seller_id = u.id and status = 'posted') as listings
      from sale_figures f join users u on u.id = f.seller_id
     where f.completed > 0 and u.erased_at is null
     order by f.completed desc, f.earned_kobo desc limit ${sql.lit(limit)}`.execute(tx);
  return rows.map(({ completed, earnedKobo, ...person }) => ({
    ...person,
    totalSales: completed,
    earned: nairaFromKobo(earnedKobo),
  }));
}
