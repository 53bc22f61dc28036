import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../deps.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { readStatement } from '../ledger/index.ts';

/** The latest lines of a wallet as staff see them. Money comes and goes through Paystack; the rest stays inside Oja. */
export async function readLatestMovements(deps: Deps, userId: string, limit: number) {
  const lines = await readStatement(deps.db, account.wallet(userId), { limit });
  return lines.map((line) => ({
    id: line.id,
    type: line.amountKobo > 0 ? ('credit' as const) : ('debit' as const),
    description: line.memo,
    gateway: /^(funding|withdrawal)/.test(line.kind) ? 'Paystack' : 'Oja wallet',
    amount: nairaFromKobo(Math.abs(line.amountKobo)),
    created_at: line.postedAt.toISOString(),
  }));
}
