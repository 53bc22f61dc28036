import { countOf } from '@oja/contract/counts';
import { nairaText } from '@oja/contract/money';
import { rejectionDays } from '@oja/contract/risk-signals';

export interface PersonFacts {
  accountAgeDays: number;
  linkedAccounts: number;
  /** Within a day, without what was cancelled or came back. */
  withdrawals: number;
  withdrawnKobo: number;
  /** Bought within a day. */
  purchases: number;
  /** Of listings, within `rejectionDays`. */
  rejections: number;
  /** Reports about the person that staff upheld. */
  upheldReports: number;
}

export interface PersonSignal {
  name: string;
  title: string;
  explanation: string;
}

const newAccountDays = 7;
const largeWithdrawnKobo = 10_000_000;
const manyWithdrawals = 3;
const manyPurchases = 5;
const manyRejections = 2;

const signals: readonly {
  name: string;
  title: string;
  isThere: (facts: PersonFacts) => boolean;
  explain: (facts: PersonFacts) => string;
}[] = [
  {
    name: 'linked_accounts',
    title: 'Shared bank account, phone or browser',
    isThere: ({ linkedAccounts }) => linkedAccounts > 0,
    explain: ({ linkedAccounts }) => `With ${countOf(linkedAccounts, 'other account')}; see Linked accounts.`,
  },
  {
    name: 'new_account_withdraws',
    title: 'New account with large withdrawals',
    isThere: ({ accountAgeDays, withdrawnKobo }) =>
      accountAgeDays <= newAccountDays && withdrawnKobo >= largeWithdrawnKobo,
    explain: ({ accountAgeDays, withdrawnKobo }) =>
      `Joined ${countOf(accountAgeDays, 'day')} ago and withdrew ${nairaText(withdrawnKobo)} within a day.`,
  },
  {
    name: 'many_withdrawals',
    title: 'Many withdrawals in a short time',
    isThere: ({ withdrawals }) => withdrawals >= manyWithdrawals,
    explain: ({ withdrawals, withdrawnKobo }) =>
      `${countOf(withdrawals, 'withdrawal')} of ${nairaText(withdrawnKobo)} in all within a day.`,
  },
  {
    name: 'many_purchases',
    title: 'Many purchases in a short time',
    isThere: ({ purchases }) => purchases >= manyPurchases,
    explain: ({ purchases }) => `${countOf(purchases, 'purchase')} within a day.`,
  },
  {
    name: 'earlier_rejections',
    title: 'Earlier rejections',
    isThere: ({ rejections }) => rejections >= manyRejections,
    explain: ({ rejections }) =>
      `Listings were rejected ${countOf(rejections, 'time')} within ${rejectionDays} days.`,
  },
  {
    name: 'upheld_reports',
    title: 'Reports that were upheld',
    isThere: ({ upheldReports }) => upheldReports > 0,
    explain: ({ upheldReports }) => `${countOf(upheldReports, 'report')} about this person led to an action.`,
  },
];

/** Hints about a person, with the figures behind them. */
export function findPersonSignals(facts: PersonFacts): PersonSignal[] {
  return signals
    .filter(({ isThere }) => isThere(facts))
    .map(({ name, title, explain }) => ({ name, title, explanation: explain(facts) }));
}
