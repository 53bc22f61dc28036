import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { endOfLagosDay, lastLagosDays } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalancesAt } from '../../money/ledger/index.ts';

const usualDays = 30;

/** The balance at the end of each day; today's is the balance now. */
export async function readBalanceHistory(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  days = usualDays,
): Promise<{ date: string; balance: number }[]> {
  const dates = lastLagosDays(deps.now(), days);
  const ends = dates.map((date) => new Date(endOfLagosDay(date).getTime() - 1));
  const balances = await readBalancesAt(deps.db, account.wallet(userId), ends);
  return dates.map((date, n) => ({ date, balance: nairaFromKobo(balances[n] ?? 0) }));
}
