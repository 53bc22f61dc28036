import { admits, type Role } from '@oja/contract/access';
import type { AskingPerson } from '@oja/contract/admin-support';
import type { Platform } from '@oja/contract/listing-fields';
import { nairaFromKobo } from '@oja/contract/money';
import type { PurchaseStatus } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { readParty } from '../../trade/disputes/index.ts';

/**
 * The author of a ticket as staff see them: their purchases and sales, and the state of the wallet for those who may
 * open their page.
 */
export async function readAskingPerson(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; viewerRole: Role },
): Promise<AskingPerson> {
  const { userId } = input;
  const [party, { role, tickets }, deals, wallet] = await Promise.all([
    readParty(deps.db, userId),
    readStanding(deps, userId),
    readPurchasePage(deps, userId),
    admits('people', input.viewerRole) ? readWallet(deps, userId) : null,
  ]);
  return { ...party, role, tickets, deals, wallet };
}

async function readStanding(
  deps: Pick<Deps, 'db'>,
  userId: string,
): Promise<{ role: Role; tickets: number }> {
  const { rows } = await sql<{ role: Role; tickets: number }>`
    select role, (select count(*) from tickets where user_id = u.id) as tickets
      from users u where id = ${userId}`.execute(deps.db);
  const [standing] = rows;
  if (standing === undefined) throw new Error(`${userId} has a ticket but no user row`);
  return standing;
}

interface PurchaseDetails {
  id: string;
  number: number;
  side: 'buyer' | 'seller';
  handle: string;
  platform: Platform;
  priceKobo: number;
  status: PurchaseStatus;
  createdAt: Date;
}

/** Each half is the head of its own index. */
async function readPurchasePage(deps: Pick<Deps, 'db'>, userId: string): Promise<AskingPerson['deals']> {
  const half = (side: 'buyer' | 'seller') => sql`
    (select id, number, ${side}::text as side, handle, platform, price_kobo, status, created_at
       from purchases where ${sql.ref(`${side}_id`)} = ${userId} and hidden_at is null
      order by created_at desc, id desc limit 5)`;
  const { rows } = await sql<PurchaseDetails>`
    ${half('buyer')} union all ${half('seller')} order by created_at desc, id desc limit 5`.execute(deps.db);
  return rows.map(({ number, priceKobo, createdAt, ...deal }) => ({
    ...deal,
    reference: transactionReference(number),
    price: nairaFromKobo(priceKobo),
    created_at: createdAt.toISOString(),
  }));
}

async function readWallet(deps: Pick<Deps, 'db'>, userId: string): Promise<AskingPerson['wallet']> {
  const { waiting } = await deps.db
    .selectFrom('withdrawals')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('userId', '=', userId)
    .where('status', 'in', ['requested', 'sending'])
    .executeTakeFirstOrThrow();
  const available = await readBalance(deps.db, account.wallet(userId));
  return { available: nairaFromKobo(available), withdrawals_on_their_way: waiting };
}
