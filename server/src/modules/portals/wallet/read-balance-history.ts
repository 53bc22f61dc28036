import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { endOfLagosDay, lastLagosDays } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalanceSpans } from '../../money/ledger/index.ts';

const usualDays = 30;

interface DayBalance {
  date: string;
  balance: number;
  highest: number;
  lowest: number;
}

/** The balance at the end of each day and its extremes during it; today ends now. */
export async function readBalanceHistory(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  days = usualDays,
): Promise<DayBalance[]> {
  const [before, ...dates] = lastLagosDays(deps.now(), days + 1);
  if (before === undefined) return [];
  const ends = [before, ...dates].map((date) => new Date(endOfLagosDay(date).getTime() - 1));
  const spans = await readBalanceSpans(deps.db, account.wallet(userId), ends);
  return spans.map((span, n) => ({
    date: dates[n] ?? before,
    balance: nairaFromKobo(span.closingKobo),
    highest: nairaFromKobo(span.highestKobo),
    lowest: nairaFromKobo(span.lowestKobo),
  }));
}
