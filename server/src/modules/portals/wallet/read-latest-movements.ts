import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readStatement } from '../../money/ledger/index.ts';
import { describeMovements } from './describe-movements.ts';

/**
 * The latest movements of a wallet for staff. Deposits and withdrawals go through Paystack; all others stay inside Oja.
 */
export async function readLatestMovements(deps: Pick<Deps, 'db'>, userId: string, limit: number) {
  const lines = await readStatement(deps.db, account.wallet(userId), { limit });
  const movements = await describeMovements(deps.db, userId, lines);
  return movements.map(({ line, description }) => ({
    id: line.id,
    type: line.amountKobo > 0 ? ('credit' as const) : ('debit' as const),
    description,
    gateway: /^(funding|withdrawal)/.test(line.kind) ? 'Paystack' : 'Oja wallet',
    amount: nairaFromKobo(Math.abs(line.amountKobo)),
    created_at: line.postedAt.toISOString(),
  }));
}
