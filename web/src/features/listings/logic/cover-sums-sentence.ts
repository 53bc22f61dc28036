import type { CoverTerms } from '@oja/contract/cover';
import { formatNaira } from '@/lib/money';

/** What the seller of a listing with cover is paid when, if it sells now. */
export function coverSumsSentence({ days, price, fee, paid, held }: CoverTerms): string {
  return `If it sells for ${formatNaira(price)}, Oja’s fee is ${formatNaira(fee)}. You are paid ${formatNaira(paid)} when the buyer confirms, and ${formatNaira(held)} when ${days} days of cover are over.`;
}
