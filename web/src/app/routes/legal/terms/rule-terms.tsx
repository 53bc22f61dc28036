import { SupportMailLink } from '@/shared/terms/public-terms';
import type { LegalSection } from '../table-of-contents';

/** How people treat each other here, and what holds when something goes wrong. */
export const ruleTerms: readonly LegalSection[] = [
  {
    id: 'conduct',
    title: 'Conduct',
    body: (
      <>
        <p>
          Trade on Oja what you found on Oja. Moving a sale elsewhere to avoid the fee takes away the
          protection of escrow and may cost you your account here. Contact details in messages stay hidden
          until there is a purchase.
        </p>
        <ul>
          <li>No fraud, no threats, no insults, no spam, no attempts to get at the accounts of others.</li>
          <li>No programs that collect listings or messages, and no attacks on the service.</li>
          <li>
            Reviews are for people who traded with each other. Write what happened. Reviews that were bought
            or extorted are removed.
          </li>
        </ul>
        <p>You can report a listing, a person, a message or a review from where you see it.</p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you post',
    body: (
      <p>
        Texts and pictures that you put into listings, messages and reviews stay yours. You allow us to store,
        show and resize them as far as the market needs it, for as long as they are there, and for as long
        after as a sale or a dispute must stay provable. You answer for having the right to post them.
      </p>
    ),
  },
  {
    id: 'suspension',
    title: 'Suspension and leaving',
    body: (
      <>
        <p>
          We may warn you, hide a listing, or suspend an account that breaks these terms, is needed as
          evidence, or endangers others. We say why, unless the law or an investigation forbids it. Open sales
          go on under escrow; withdrawals stop until the matter is settled. Money that is yours stays yours.
        </p>
        <p>
          You may delete your account in Settings at any time, as long as no money is left in the wallet and
          no sale is open. What is erased then and what must be kept is in the Privacy Policy.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We answer without limit for what we do on purpose or by gross negligence, for injury to people, and
          wherever the law does not allow a limit. Nothing here takes away rights that you have as a consumer
          under the Federal Competition and Consumer Protection Act or other law that cannot be set aside.
        </p>
        <p>
          Otherwise we answer for the money entrusted to us, and for other damage only up to the price of the
          sale concerned. We do not answer for what sellers promise, for what platforms decide, for the future
          reach or earnings of an account, or for interruptions we could not prevent.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When we change these terms we say so by e-mail and on this page at least 14 days before, with the date
        above. A sale follows the terms that were in force when it was made. If you do not agree with a change
        you may close your account before it takes effect; using Oja afterwards means that you accept it.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and complaints',
    body: (
      <p>
        Tell us first: most things are solved by a message. The law of the Federal Republic of Nigeria
        applies, and its courts are competent. As a consumer you may also turn to the Federal Competition and
        Consumer Protection Commission, and you keep the protection of the law of the country you live in. If
        one of these clauses does not hold, the others do.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <SupportMailLink />, at any hour.
      </p>
    ),
  },
];
