import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { PlatformMark, platformNames } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { EscrowSlipPicture } from './pictures/escrow-slip-picture';
import { ListingCardPicture } from './pictures/listing-card-picture';
import { Picture } from './pictures/picture';

export function Hero() {
  return (
    <section
      id="home"
      tabIndex={-1}
      className="mx-auto grid max-w-6xl items-center gap-x-10 gap-y-14 px-4 pt-18 pb-16 outline-none sm:px-6 sm:pb-24 lg:grid-cols-[1fr_1.1fr] lg:pt-24 lg:pb-24"
    >
      <div className="min-w-0">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl lg:text-6xl">
          Your money waits until the account is yours.
        </h1>
        <p className="mt-6 max-w-xl text-lg text-muted-foreground">
          Oja is where Nigeria buys and sells social media accounts. You pay in naira, the price waits in
          escrow, and the seller is paid after you had time to check what you bought.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={paths.market.all}>
              Browse the market
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.auth.register}>Open your account</Link>
          </Button>
        </div>
        <p className="mt-10 text-muted-foreground text-sm">Traded here</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {platformNames.map((platform) => (
            <li key={platform}>
              <Link to={paths.market.platform(platform)} className="block rounded-lg">
                <PlatformMark platform={platform} tile labelled />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        caption="An example sale: the Instagram account @lagosplates is offered for ₦185,000.00. After payment the login details are handed over and the money is held in escrow, with a countdown and two buttons, File Dispute and Confirm."
        className="relative mx-auto w-full max-w-md sm:max-w-lg lg:max-w-none"
      >
        <div className="w-[90%] sm:w-[62%]">
          <ListingCardPicture />
        </div>
        <div className="-mt-5 relative ml-auto w-[86%] sm:absolute sm:right-0 sm:bottom-[-6%] sm:mt-0 sm:w-[50%]">
          <EscrowSlipPicture />
        </div>
      </Picture>
    </section>
  );
}
