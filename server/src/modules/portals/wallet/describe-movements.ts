import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { StatementLine } from '../../money/ledger/index.ts';
import { type BuyerSide, readBuyerSides } from '../../trade/purchases/index.ts';

/** What became of the price that a purchase put into escrow. */
const outcomes: Partial<Record<BuyerSide['status'], string>> = {
  completed: 'paid to the seller',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

export interface DescribedMovement {
  line: StatementLine;
  /** As it stands now: the ledger keeps what was true when it was posted. */
  description: string;
  /** The purchase that the movement belongs to, where the owner of the wallet is its buyer. */
  bought: BuyerSide | undefined;
}

/** The movements of a wallet with their present texts, for every list that shows them. */
export async function describeMovements(
  db: Db | Tx,
  userId: string,
  lines: readonly StatementLine[],
): Promise<DescribedMovement[]> {
  const bought = await readBuyerSides(db, userId, lines.flatMap(purchaseOf));
  return lines.map((line) => {
    const purchase = bought.get(line.subjectId ?? '');
    return { line, description: describe(line, purchase), bought: purchase };
  });
}

function purchaseOf(line: StatementLine): string[] {
  return line.kind.startsWith('purchase_') && line.subjectId !== null ? [line.subjectId] : [];
}

function describe(line: StatementLine, bought: BuyerSide | undefined): string {
  const outcome = bought && line.kind === 'purchase_hold' ? outcomes[bought.status] : undefined;
  return outcome === undefined ? line.memo : line.memo.replace(/, held in escrow$/, `, ${outcome}`);
}
