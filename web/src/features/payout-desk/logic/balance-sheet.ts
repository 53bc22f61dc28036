import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import type { MoneyWatch } from '@oja/contract/money-watch';

type Balance = MoneyWatch['balances'][number];

export interface SheetSide {
  rows: Balance[];
  total: number;
}

export interface BalanceSheet {
  /** Where the money lies, and what was spent of it. */
  debits: SheetSide;
  /** Whose it is: people's, and what Oja earned. */
  credits: SheetSide;
  isEqual: boolean;
}

/** Every kobo stands on both sides. Counted in kobo, because sums of naira with decimals drift. */
export function balanceSheet(balances: readonly Balance[]): BalanceSheet {
  const debits = sideOf(balances, ['asset', 'expense']);
  const credits = sideOf(balances, ['liability', 'revenue']);
  return { debits, credits, isEqual: debits.total === credits.total };
}

function sideOf(balances: readonly Balance[], classes: readonly Balance['class'][]): SheetSide {
  const rows = classes.flatMap((name) => balances.filter((balance) => balance.class === name));
  const totalKobo = rows.reduce((sum, { balance }) => sum + koboFromNaira(balance), 0);
  return { rows, total: nairaFromKobo(totalKobo) };
}

const kindLabels: Partial<Record<string, string>> = {
  wallet: 'Wallets of people',
  escrow: 'Held in escrow',
  withdrawal_hold: 'Withdrawals on their way',
  chargeback_hold: 'Held for chargebacks',
  suspense: 'Payments nobody could be found for',
  opening_capital: 'Opening capital',
  platform_fees: 'Fees on sales',
  subscriptions: 'Seller plans',
  withdrawal_fees: 'Fees on withdrawals',
  psp_fees: 'Fees paid to Paystack',
  marketing: 'Rewards and marketing',
  appeal_awards: 'Paid after appeals',
  adjustments: 'Wallet adjustments',
  chargeback_losses: 'Lost to chargebacks',
  paystack_unsettled: 'At Paystack, not settled yet',
  paystack_balance: 'At Paystack, ready to send',
  bank: 'At the bank',
  receivable: 'Owed by people',
};

/** A kind without words of its own is still shown. */
export function kindLabel(kind: string): string {
  const plain = kind.replaceAll('_', ' ');
  return kindLabels[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
