import { PublicTerm } from '@/shared/terms/public-terms';
import { termTexts } from '@/shared/terms/term-texts';
import type { LegalSection } from '../table-of-contents';
import { FeeTable } from './fee-table';

/** What it costs and where the money is. */
export const moneyTerms: readonly LegalSection[] = [
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <>
        <FeeTable />
        <p>
          The platform fee is taken from the price when the sale completes, and only then. When a price is
          refunded in full there is no fee; after a partial refund it is counted on what the seller keeps. You
          see every fee before you agree to it: where it differs from this list, what you were shown counts. A
          new fee applies to purchases made after it was announced.
        </p>
      </>
    ),
  },
  {
    id: 'wallet',
    title: 'Wallet, deposits and withdrawals',
    body: (
      <>
        <p>
          Your wallet shows what we owe you, in naira. It bears no interest, is not a bank account and is not
          covered by deposit insurance. Money in escrow belongs to an open sale and cannot be withdrawn.
        </p>
        <ul>
          <li>
            <strong>Deposits</strong> start at <PublicTerm of={termTexts.minimumDeposit} /> and go through
            Paystack. A deposit counts when Paystack has confirmed it to us. If a payment is charged back, we
            take the amount back from the wallet. While a bank asks for one, withdrawals wait, you cannot buy,
            and what escrow and cover hold of your purchases is not paid to their sellers.
          </li>
          <li>
            <strong>Withdrawals</strong> start at <PublicTerm of={termTexts.minimumWithdrawal} />, counted
            after the fee, and end at <PublicTerm of={termTexts.dailyLimit} /> a day. They go to a bank
            account in your own name, to mobile money, or back to a card that funded this wallet.
          </li>
          <li>
            While a withdrawal is under way its amount is set aside. If the bank reports a failure, it returns
            to your wallet. If the bank gives no clear answer, it stays set aside until there is one, so that
            nobody is paid twice.
          </li>
          <li>
            We may ask who you are and where money comes from, and hold a withdrawal meanwhile, where the law
            against money laundering asks for it or the account shows signs of theft.
          </li>
        </ul>
        <p>
          Every movement is in your statement, which you can export. If you believe that a line is wrong, tell
          us within 60 days.
        </p>
      </>
    ),
  },
  {
    id: 'plans-and-referrals',
    title: 'Seller plans and referrals',
    body: (
      <>
        <p>
          A seller plan is paid from the wallet and says how many accounts you may list. It renews at the end
          of its period while the wallet covers it; otherwise it ends. You can change to a smaller plan at the
          end of a period. What is paid for a period that has begun is not returned.
        </p>
        <p>
          If somebody registers with your referral code, you receive <PublicTerm of={termTexts.reward} /> when
          their first purchase of <PublicTerm of={termTexts.rewardMinimum} /> or more completes, or when its
          cover ends. What was refunded does not count. There is no reward for referring yourself, and none
          where accounts were made for the reward alone.
        </p>
      </>
    ),
  },
];
