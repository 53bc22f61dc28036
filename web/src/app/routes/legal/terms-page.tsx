import { PublicTerm } from '@/shared/terms/public-terms';
import { termTexts } from '@/shared/terms/term-texts';
import { publicPages } from '../../public/public-pages';
import { LegalPage } from './legal-page';
import { moneyTerms } from './terms/money-terms';
import { ruleTerms } from './terms/rule-terms';
import { tradeTerms } from './terms/trade-terms';

const inShort = [
  <>
    Oja holds the price of every sale in escrow. The seller is paid when the buyer confirms, or when the time
    to open a dispute has passed without one: <PublicTerm of={termTexts.disputeWindow} />, unless you were
    shown another time before you bought.
  </>,
  <>
    Buyers pay the listed price. Sellers pay <PublicTerm of={termTexts.fee} /> of it when a sale completes,
    unless they were shown another fee. Withdrawals have a small fixed fee.
  </>,
  'Sell only what is yours, describe it truthfully, and never take a sold account back.',
  'Most platforms reserve the right to restrict accounts that change hands. Nobody can take that risk away, and you trade knowing it.',
];

export const handle = { meta: () => publicPages.terms };

export function Component() {
  return (
    <LegalPage
      page={publicPages.terms}
      title="Terms of Service"
      updated={{ text: 'Nov 18, 2026', date: '2026-11-18' }}
      inShort={inShort}
      sections={[...tradeTerms, ...moneyTerms, ...ruleTerms]}
    />
  );
}
