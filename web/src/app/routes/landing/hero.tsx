import { ArrowRight, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { PlatformMark, platformLabel, platformNames } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { EscrowPreview } from './escrow-preview';

export function Hero() {
  return (
    <section
      id="home"
      className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-14 px-4 pt-14 pb-20 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-20"
    >
      <div className="grid min-w-0 gap-6">
        <p className="flex w-fit items-center gap-2 rounded-full bg-secondary px-3 py-1 font-medium text-secondary-foreground text-sm">
          <ShieldCheck aria-hidden="true" className="size-4" />
          Escrow on every sale
        </p>
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl lg:text-6xl">
          The market for social accounts, where your money waits until you are sure.
        </h1>
        <p className="max-w-xl text-lg text-muted-foreground">
          Buy and sell accounts in naira with verified sellers. Oja holds the payment and releases it only
          once the account is in the buyer’s hands.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={paths.auth.register}>
              Create an account
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.auth.login}>Login</Link>
          </Button>
        </div>
        <ul className="flex flex-wrap gap-2 pt-2">
          {platformNames.map((platform) => (
            <li key={platform} title={platformLabel(platform)}>
              <PlatformMark platform={platform} tile labelled />
            </li>
          ))}
        </ul>
      </div>
      <EscrowPreview />
    </section>
  );
}
