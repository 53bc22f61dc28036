import { nairaFromKobo } from '@oja/contract/money';
import type { PersonPage } from '@oja/contract/person-page';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { type MonthTotal, readMonthTotals } from '../../money/ledger/index.ts';
import { readOpenWithdrawals } from '../../money/payouts/index.ts';
import {
  readBuyerFigures,
  readEscrow,
  readHeldForCover,
  readSaleFigures,
  readSpent,
} from '../../trade/purchases/index.ts';
import { presentPerson, type UserViewer } from '../users/index.ts';

/** The head of the page. All sums are kept by the database or read from what is open, never from the whole history. */
export async function showPerson(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; viewer: UserViewer },
): Promise<PersonPage> {
  const { db } = deps;
  const { userId } = input;
  const head = await presentPerson(deps, input);
  const [facts, totals, withdrawals, escrow, covered, bought, spentKobo, sold] = await Promise.all([
    readFacts(db, userId),
    readMonthTotals(db, account.wallet(userId)),
    readOpenWithdrawals(db, userId),
    readEscrow(db, userId),
    readHeldForCover(db, userId),
    readBuyerFigures(db, userId),
    readSpent(db, userId),
    readSaleFigures(db, userId),
  ]);
  return {
    ...head,
    nickname: facts.nickname,
    last_seen_at: facts.lastSeenAt?.toISOString() ?? null,
    money: {
      in_escrow: nairaFromKobo(escrow.heldKobo),
      open_sales: nairaFromKobo(sold.heldKobo),
      held_in_cover: nairaFromKobo(covered.heldKobo),
      withdrawals_on_their_way: nairaFromKobo(withdrawals.totalKobo),
      debt: nairaFromKobo(facts.debtKobo),
      deposited: nairaFromKobo(creditedBy(totals, ['funding', 'funding_credited', 'opening_balance'])),
      withdrawn: nairaFromKobo(
        -creditedBy(totals, ['withdrawal', 'withdrawal_returned']) - withdrawals.totalKobo,
      ),
      spent: nairaFromKobo(spentKobo),
      earned: nairaFromKobo(sold.earnedKobo),
    },
    purchases: { open: bought.pending, completed: bought.completed, disputed: bought.disputed },
    sales: { open: sold.pending, completed: sold.completed, disputed: sold.disputed },
  };
}

interface Facts {
  nickname: string;
  lastSeenAt: Date | null;
  debtKobo: number;
}

async function readFacts(db: Db, userId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select u.nickname, (select max(last_seen_at) from sessions where user_id = u.id) as last_seen_at,
           (select coalesce(sum(amount_kobo - recovered_kobo), 0)::bigint from debts where user_id = u.id) as debt_kobo
      from users u where u.id = ${userId}`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`${userId} has no user row`);
  return facts;
}

/** What came in less what went out, by transfers of these kinds. */
function creditedBy(totals: readonly MonthTotal[], kinds: readonly string[]): number {
  return totals
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { creditedKobo, debitedKobo }) => sum + creditedKobo - debitedKobo, 0);
}
