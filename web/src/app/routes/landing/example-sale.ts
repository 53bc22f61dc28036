import type { PublicTerms } from '@oja/contract/market-fields';
import { formatNaira } from '@/lib/money';

/** The one sale that runs through the pictures of the landing page. */
const priceNaira = 185_000;

export const exampleSale = {
  handle: '@lagosplates',
  category: 'Food',
  followers: '42.8K',
  price: formatNaira(priceNaira),
} as const;

type Terms = Pick<PublicTerms, 'fee_percent' | 'withdrawal_fees'>;

/** How the price is divided under the published terms. */
export function divideExampleSale(terms: Terms): { fee: string; payout: string } {
  const feeNaira = feeOf(priceNaira, terms);
  return { fee: formatNaira(feeNaira), payout: formatNaira(priceNaira - feeNaira) };
}

/** The wallet of the pictures, newest movement first. */
export function exampleWallet(terms: Terms) {
  const bankFeeNaira = terms.withdrawal_fees.bank;
  const otherPriceNaira = 120_000;
  const movements = [
    {
      date: 'Mar 12',
      text: `Withdrawal to bank, fee ${formatNaira(bankFeeNaira)}`,
      naira: -100_000 - bankFeeNaira,
    },
    {
      date: 'Mar 11',
      text: 'Sale of @nightbusng, after the fee',
      naira: otherPriceNaira - feeOf(otherPriceNaira, terms),
    },
    { date: 'Mar 4', text: `Purchase of ${exampleSale.handle}`, naira: -priceNaira },
    { date: 'Mar 4', text: 'Wallet funded by card', naira: 250_000 },
  ];
  return {
    balance: formatNaira(movements.reduce((sum, { naira }) => sum + naira, 0)),
    movements: movements.map(({ date, text, naira }) => ({
      date,
      text,
      amount: `${naira < 0 ? '-' : '+'}${formatNaira(Math.abs(naira))}`,
    })),
  };
}

function feeOf(naira: number, { fee_percent }: Terms): number {
  return Math.round(naira * fee_percent) / 100;
}
