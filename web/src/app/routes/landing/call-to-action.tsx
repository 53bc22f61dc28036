import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Awning } from '@/components/brand/awning';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { usePublicTerms } from '@/shared/terms/public-terms';
import { divideExampleSale, exampleSale } from './example-sale';
import { Picture } from './pictures/picture';
import { ReceiptPicture } from './pictures/receipt-picture';

export function CallToAction() {
  const terms = usePublicTerms();
  const { fee, payout } = divideExampleSale(terms);
  return (
    <section>
      <div className="bg-awning text-primary-foreground dark:text-foreground">
        <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-4 pt-16 pb-12 sm:px-6 lg:grid-cols-[1.2fr_1fr] lg:pt-20 lg:pb-16">
          <div>
            <h2 className="font-bold text-4xl tracking-tight sm:text-5xl">Ready to Start Selling?</h2>
            <p className="mt-5 max-w-lg text-lg">
              You built the audience. List it in minutes, agree on a price in naira and be paid into your
              wallet, without chasing anybody for the money.
            </p>
            <Button
              asChild
              size="lg"
              className="mt-8 bg-card text-card-foreground hover:bg-accent hover:text-accent-foreground"
            >
              <Link to={paths.auth.register}>
                Open your stall
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          </div>
          <Picture
            caption={`An example receipt: sale price ${exampleSale.price}, platform fee of ${terms.fee_percent} percent ${fee}, the seller receives ${payout}.`}
            className="mx-auto max-w-sm lg:mr-0"
          >
            <ReceiptPicture />
          </Picture>
        </div>
      </div>
      <div className="bg-muted">
        <Awning />
      </div>
    </section>
  );
}
