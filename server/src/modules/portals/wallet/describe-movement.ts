import type { StatementLine } from '../../money/ledger/index.ts';
import type { BuyerSide } from '../../trade/purchases/index.ts';

/** What became of the price that a purchase put into escrow. */
const outcomes: Partial<Record<BuyerSide['status'], string>> = {
  completed: 'paid to the seller',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

/** The text of a movement as it stands now: the ledger keeps what was true when it was posted. */
export function describeMovement(line: StatementLine, bought: BuyerSide | undefined): string {
  const outcome = bought && line.kind === 'purchase_hold' ? outcomes[bought.status] : undefined;
  return outcome === undefined ? line.memo : line.memo.replace(/, held in escrow$/, `, ${outcome}`);
}
