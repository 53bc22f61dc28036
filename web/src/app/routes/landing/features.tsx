import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { CategoriesPicture } from './pictures/categories-picture';
import { ChatPicture } from './pictures/chat-picture';
import { Picture } from './pictures/picture';
import { ReviewsPicture } from './pictures/reviews-picture';
import { SellerPicture } from './pictures/seller-picture';
import { StatementPicture } from './pictures/statement-picture';
import { WindowPicture } from './pictures/window-picture';
import { SectionHeading } from './section-heading';

type Feature = { title: string; text: string; caption: string; picture: ReactNode; className: string };

const features: readonly Feature[] = [
  {
    title: 'Escrow protection',
    text: 'Oja holds the price of every sale. You confirm when the account is what was promised; if it is not, you open a dispute and a person decides with both sides on the table.',
    caption:
      'An example with seven days to check. The buyer confirms on day three; without a dispute the seller is paid on day seven.',
    picture: <WindowPicture />,
    className: 'lg:col-span-7',
  },
  {
    title: 'Verified sellers',
    text: 'The mark is earned: people review identity and proof of ownership before they give it.',
    caption: 'A seller profile with the verified mark and three passed checks.',
    picture: <SellerPicture />,
    className: 'lg:col-span-5',
  },
  {
    title: 'Live chat with sellers',
    text: 'Ask before you pay. Messages about a listing arrive at once on both sides and stay with the sale.',
    caption: 'Two messages about a listing; a phone number in the second one is masked.',
    picture: <ChatPicture />,
    className: 'lg:col-span-5',
  },
  {
    title: 'Integrated wallet',
    text: 'Add funds by card or bank, pay with one press, withdraw to your bank, card or mobile money. Every kobo is in the statement.',
    caption: 'A wallet statement with four movements and the balance they add up to.',
    picture: <StatementPicture />,
    className: 'lg:col-span-7',
  },
  {
    title: 'Smart categories',
    text: 'Each platform has its own shelves, so you compare like with like: audience, topic, size and price.',
    caption: 'Categories such as Food and Fashion for Instagram, Education for YouTube, Crypto for Telegram.',
    picture: <CategoriesPicture />,
    className: 'lg:col-span-6',
  },
  {
    title: 'Ratings and reviews',
    text: 'A ratings and reviews trust system with two sides: buyer and seller rate each other, and neither sees the other’s words before writing.',
    caption: 'Two short reviews of one sale, one by the buyer and one by the seller.',
    picture: <ReviewsPicture />,
    className: 'lg:col-span-6',
  },
];

export function Features() {
  return (
    <section
      id="features"
      tabIndex={-1}
      className="mx-auto max-w-6xl px-4 py-16 outline-none sm:px-6 sm:py-20 lg:py-28"
    >
      <SectionHeading title="Six things between you and a bad deal" />
      <ul className="mt-12 grid gap-5 lg:grid-cols-12">
        {features.map(({ title, text, caption, picture, className }) => (
          <li
            key={title}
            className={cn('flex min-w-0 flex-col gap-6 rounded-lg border bg-card p-5 sm:p-6', className)}
          >
            <div>
              <h3 className="font-semibold text-xl">{title}</h3>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </div>
            <div className="mt-auto">
              <Picture caption={caption}>{picture}</Picture>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
