import { evidencePicturesAtMost, sellerAnswerHours } from '@oja/contract/dispute-terms';
import type { PublicTerms } from '@oja/contract/market-fields';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { usePublicTerms } from '@/shared/terms/public-terms';
import { termTexts } from '@/shared/terms/term-texts';
import { SectionHeading } from './section-heading';

const answers = (terms: PublicTerms) => [
  {
    question: 'What if the account is not what was promised?',
    answer: `Open a dispute while the countdown on your purchase runs, ${termTexts.disputeWindow(terms)} unless you were shown another time, with a description and up to ${evidencePicturesAtMost} pictures. The money stays where it is. The seller has ${sellerAnswerHours} hours to answer, then a member of our team decides: full refund, partial refund, replacement, or payment to the seller.`,
  },
  {
    question: 'What does it cost?',
    answer: `Buyers pay the listed price and nothing on top. Sellers pay ${termTexts.fee(terms)} of the price when a sale completes, unless they were shown another fee. A withdrawal costs ${termTexts.bankFee(terms)} to a bank account, ${termTexts.mobileFee(terms)} to mobile money and ${termTexts.cardFee(terms)} to a card.`,
  },
  {
    question: 'Who can see the password of a listed account?',
    answer:
      'Nobody but the buyer, and only after paying. Login details are encrypted when a seller enters them, no list or export carries them, and every time they are shown or copied it is recorded.',
  },
  {
    question: 'Do the platforms allow this?',
    answer:
      'Many do not. Most platforms reserve the right to restrict an account that changes hands, and no market can promise otherwise. We say so before every purchase, escrow covers you while you check, and our terms spell out what happens then.',
  },
];

export function Answers() {
  const terms = usePublicTerms();
  return (
    <section className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-16 sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.7fr] lg:py-28">
      <div>
        <SectionHeading title="Straight answers" />
        <p className="mt-4 text-muted-foreground">
          The full rules are in the{' '}
          <Link to={paths.terms} className="text-primary underline underline-offset-4">
            Terms of Service
          </Link>
          , what we store about you in the{' '}
          <Link to={paths.privacy} className="text-primary underline underline-offset-4">
            Privacy Policy
          </Link>
          .
        </p>
      </div>
      <div className="border-t">
        {answers(terms).map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-b">
            <summary className="flex list-none items-center justify-between gap-4 rounded-md py-5 [&::-webkit-details-marker]:hidden">
              <h3 className="font-semibold text-lg">{question}</h3>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-primary transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-2xl pb-6 text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
