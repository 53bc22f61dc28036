import { settlementEndpoints } from '@oja/contract/settlements';
import { formatNaira } from '@/lib/money';
import { readNaira } from '@/lib/read-number';

const amount = settlementEndpoints.proposeSettlement.body.shape.refund_amount;

/** The typed amount when it can be proposed, otherwise nothing. */
export function readProposal(typed: string, price: number): number | undefined {
  const { data } = amount.safeParse(readNaira(typed));
  return data === undefined || data > price ? undefined : data;
}

/** What is wrong with the typed amount, as a sentence. */
export function refuseProposal(typed: string, price: number): string | undefined {
  if (readProposal(typed, price) !== undefined) return undefined;
  return (readNaira(typed) ?? 0) > price
    ? `At most ${formatNaira(price)} can go back.`
    : 'Please enter the amount that goes back to the buyer.';
}
