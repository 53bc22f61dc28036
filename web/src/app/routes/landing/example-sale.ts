/**
 * The one sale that runs through the pictures of the landing page. The amounts are written out, not calculated,
 * because the page is written at build time; example-sale.test.ts checks them against the published terms.
 */
export const exampleSale = {
  handle: '@lagosplates',
  category: 'Food',
  followers: '42.8K',
  price: '₦185,000.00',
  fee: '₦18,500.00',
  payout: '₦166,500.00',
} as const;

/** The wallet of the pictures, newest movement first. */
export const exampleStatement = [
  { date: 'Mar 12', text: 'Withdrawal to bank, fee ₦50.00', amount: '-₦100,050.00' },
  { date: 'Mar 11', text: 'Sale of @nightbusng, after the fee', amount: '+₦108,000.00' },
  { date: 'Mar 4', text: 'Purchase of @lagosplates', amount: '-₦185,000.00' },
  { date: 'Mar 4', text: 'Wallet funded by card', amount: '+₦250,000.00' },
] as const;

export const exampleBalance = '₦72,950.00';
