import type { ReactNode } from 'react';
import { BrowsePicture } from './pictures/browse-picture';
import { DeliveryPicture } from './pictures/delivery-picture';
import { GrowthPicture } from './pictures/growth-picture';
import { PaymentPicture } from './pictures/payment-picture';
import { Picture } from './pictures/picture';
import { SectionHeading } from './section-heading';

type Step = { title: string; text: string; caption: string; picture: ReactNode };

const steps: readonly Step[] = [
  {
    title: 'Browse & Choose',
    text: 'Search by platform, category and price. Every listing names its seller and shows what others say about them.',
    caption: 'A search box above three listings with their platform and price.',
    picture: <BrowsePicture />,
  },
  {
    title: 'Secure Payment',
    text: 'Pay from your wallet. The money goes into escrow, not to the seller, and you see the fee terms before you agree.',
    caption: '₦185,000.00 leaves the wallet and is locked in escrow.',
    picture: <PaymentPicture />,
  },
  {
    title: 'Instant Delivery',
    text: 'Instant delivery after payment verification: user name and password appear in your purchases, for you alone.',
    caption: 'User name and hidden password, each with a button to copy it.',
    picture: <DeliveryPicture />,
  },
  {
    title: 'Start Growing',
    text: 'Sign in, change the password, check what was promised. Confirm, and the seller is paid. From here it is your audience.',
    caption: 'A rising line of followers, up 17 percent to 50.1 thousand.',
    picture: <GrowthPicture />,
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" tabIndex={-1} className="border-y bg-muted outline-none">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20 lg:py-28">
        <SectionHeading
          title="From looking to posting in four steps"
          lead="The money moves only when both sides have what they came for."
        />
        <ol className="mt-12 grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text, caption, picture }, index) => (
            <li key={title} className="relative grid min-w-0 content-start">
              <Picture caption={caption} className="grid h-44 content-center rounded-lg border bg-card p-4">
                {picture}
              </Picture>
              <div className="mt-5 flex items-baseline gap-2.5 font-heading font-semibold text-xl">
                <span aria-hidden="true" className="tabular text-primary">
                  {index + 1}
                </span>
                <h3>{title}</h3>
              </div>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
