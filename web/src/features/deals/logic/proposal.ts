import { settlementEndpoints } from '@oja/contract/settlements';
import { formatNaira } from '@/lib/money';

const amount = settlementEndpoints.proposeSettlement.body.shape.refund_amount;

/** The typed amount when it can be proposed, otherwise nothing. */
export function readProposal(typed: string, price: number): number | undefined {
  if (typed.trim() === '') return undefined;
  const { data } = amount.safeParse(Number(typed));
  return data === undefined || data > price ? undefined : data;
}

/** What is wrong with the typed amount, as a sentence. */
export function refuseProposal(typed: string, price: number): string | undefined {
  if (readProposal(typed, price) !== undefined) return undefined;
  return Number(typed) > price
    ? `At most ${formatNaira(price)} can go back.`
    : 'Please enter the amount that goes back to the buyer.';
}
