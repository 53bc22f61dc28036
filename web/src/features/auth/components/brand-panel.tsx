import { Check, HandCoins, KeyRound, LockKeyhole, type LucideIcon, SearchCheck } from 'lucide-react';
import { Link } from 'react-router';
import { LogoMark } from '@/components/brand/logo-mark';
import { PlatformMark } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

type Step = { icon: LucideIcon; title: string; note: string };

const steps: readonly Step[] = [
  { icon: LockKeyhole, title: 'You pay into escrow', note: 'The price is set aside. Nobody can touch it.' },
  { icon: KeyRound, title: 'You get the account', note: 'Its credentials were encrypted until this moment.' },
  { icon: SearchCheck, title: 'You check it in peace', note: 'Not as described? Open a dispute.' },
  {
    icon: HandCoins,
    title: 'The seller is paid',
    note: 'When you confirm, or the time to complain is over.',
  },
];

/** The side panel of the auth pages on wide screens: the steps of one sale. */
export function BrandPanel({ className }: { className?: string }) {
  return (
    <aside
      aria-label="About Oja"
      className={cn(
        'relative flex-col overflow-hidden bg-awning text-primary-foreground dark:text-foreground',
        className,
      )}
    >
      <StripedAwning />
      <div className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-between gap-10 px-10 pt-8 pb-10">
        <Link
          to={paths.home}
          aria-label="Oja, back to Home"
          className="flex w-fit items-center gap-2.5 rounded-md outline-current"
        >
          <LogoMark className="size-9" />
          <span className="font-bold font-heading text-3xl leading-none tracking-tight">Oja</span>
        </Link>
        <div className="grid gap-8">
          <p className="text-balance font-bold font-heading text-4xl tracking-tight">
            Your money waits until you are sure.
          </p>
          <HeldSale />
          <ol>
            {steps.map(({ icon: Icon, title, note }, index) => (
              <li key={title} className="relative flex items-start gap-4 pb-6 last:pb-0">
                {index < steps.length - 1 ? (
                  <span aria-hidden="true" className="absolute top-9 bottom-0 left-4.5 w-px bg-current/25" />
                ) : null}
                <span
                  className={cn(
                    'flex size-9 shrink-0 items-center justify-center rounded-full',
                    index === 0 ? 'bg-card text-primary' : 'bg-current/12',
                  )}
                >
                  <Icon aria-hidden="true" className="size-4" />
                </span>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-sm opacity-85">{note}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <p className="text-sm opacity-85 [@media(max-height:780px)]:hidden">
          Seven platforms, prices in naira, escrow on every sale.
        </p>
      </div>
    </aside>
  );
}

/** A sale in the middle of its way. The figures are an example and say so. */
function HeldSale() {
  return (
    <figure className="grid gap-2">
      <div className="flex items-center gap-4 rounded-lg bg-card p-4 text-card-foreground shadow-raised">
        <PlatformMark platform="instagram" tile labelled />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-sm">@lagosplates</p>
          <p className="flex items-center gap-1 text-muted-foreground text-sm">
            <Check aria-hidden="true" className="size-4 text-success" />
            Held in escrow
          </p>
        </div>
        <p className="tabular font-semibold text-xl tracking-tight">{formatNaira(185_000)}</p>
      </div>
      <figcaption className="text-sm opacity-85">An example sale</figcaption>
    </figure>
  );
}

const stripes = Array.from({ length: 15 }, (_, index) => index);

/** The market's awning, seen from the front, as wide as the panel. Decoration. */
function StripedAwning() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stripes.length * 40} 64`}
      preserveAspectRatio="none"
      className="h-16 w-full shrink-0 fill-current"
    >
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 40} 0h40v44a20 20 0 0 1-40 0z`}
          opacity={stripe % 2 === 0 ? 0.16 : 0.07}
        />
      ))}
    </svg>
  );
}
