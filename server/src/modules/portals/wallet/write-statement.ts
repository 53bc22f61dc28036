import { csvLine } from '@oja/contract/csv';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { lagosDay, lagosMonthBounds } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { movementReference } from '../../../domain/ledger/movement-reference.ts';
import type { SessionUser } from '../../../http/session.ts';
import { readBalancesAt, readStatement } from '../../money/ledger/index.ts';
import { describeMovements } from './describe-movements.ts';

/** More movements than any month has; a statement that omitted some would be wrong. */
const linesAtMost = 100_000;

/** The month as CSV: opening balance, every movement in order, closing balance. */
export async function writeStatement(
  deps: Pick<Deps, 'db'>,
  user: SessionUser,
  month: string,
): Promise<string> {
  const { from, to } = lagosMonthBounds(month);
  const wallet = account.wallet(user.id);
  // One snapshot, so that the sums match the balances even while money moves.
  const { opening, closing, movements } = await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const [opening = 0, closing = 0] = await readBalancesAt(tx, wallet, [justBefore(from), justBefore(to)]);
      const lines = await readStatement(tx, wallet, { limit: linesAtMost, from, to });
      return { opening, closing, movements: await describeMovements(tx, user.id, lines) };
    });
  const sumOf = (sign: 1 | -1) =>
    movements.reduce((sum, { line }) => sum + Math.max(0, sign * line.amountKobo), 0);
  const rows: (string | number)[][] = [
    ['Oja wallet statement', month],
    ['Account holder', user.name],
    ['Currency', 'NGN'],
    ['Opening balance', nairaFromKobo(opening)],
    ['Money in', nairaFromKobo(sumOf(1))],
    ['Money out', nairaFromKobo(sumOf(-1))],
    ['Closing balance', nairaFromKobo(closing)],
    [],
    ['Date', 'Description', 'Reference', 'Money in', 'Money out', 'Balance'],
    ...movements
      .toReversed()
      .map(({ line, description }) => [
        lagosDay(line.postedAt),
        description,
        movementReference(line),
        line.amountKobo > 0 ? nairaFromKobo(line.amountKobo) : '',
        line.amountKobo < 0 ? nairaFromKobo(-line.amountKobo) : '',
        nairaFromKobo(line.balanceAfterKobo ?? 0),
      ]),
  ];
  return rows.map(csvLine).join('');
}

function justBefore(moment: Date): Date {
  return new Date(moment.getTime() - 1);
}
