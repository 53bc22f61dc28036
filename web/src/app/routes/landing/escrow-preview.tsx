import { BadgeCheck, Check, LockKeyhole } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { PlatformMark } from '@/components/ui/platform-mark';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

const steps = [
  { title: 'Payment received', note: 'from the buyer’s wallet', state: 'done' },
  { title: 'Held in escrow', note: 'while the buyer checks the account', state: 'current' },
  { title: 'Released to the seller', note: 'when the buyer confirms', state: 'ahead' },
] as const;

/** Shows in one look how a sale goes. The figures are an example and say so. */
export function EscrowPreview() {
  return (
    <figure className="mx-auto w-full min-w-0 max-w-md">
      <div className="grid gap-5 rounded-lg border bg-card p-5 shadow-raised sm:p-6">
        <div className="flex items-start gap-4">
          <PlatformMark platform="instagram" size="lg" tile labelled />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-1.5 font-semibold">
              <span className="truncate">@lagosplates</span>
              <BadgeCheck role="img" aria-label="Verified" className="size-4 shrink-0 text-primary" />
            </p>
            <p className="text-muted-foreground text-sm">Food · 42.8K followers</p>
          </div>
          <Badge variant="featured">Featured</Badge>
        </div>
        <div className="flex items-end justify-between gap-3 rounded-lg bg-muted px-4 py-3">
          <p className="text-muted-foreground text-sm">In escrow</p>
          <p className="tabular font-semibold text-2xl tracking-tight">{formatNaira(185_000)}</p>
        </div>
        <ol className="grid">
          {steps.map((step, index) => (
            <li key={step.title} className="relative flex gap-3 pb-5 last:pb-0">
              {index < steps.length - 1 ? (
                <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px bg-border" />
              ) : null}
              <StepMark state={step.state} number={index + 1} />
              <div className="pt-1">
                <p className={cn('font-medium text-sm', step.state === 'ahead' && 'text-muted-foreground')}>
                  {step.title}
                </p>
                <p className="text-muted-foreground text-sm">{step.note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 text-center text-muted-foreground text-sm">
        An example sale on Oja
      </figcaption>
    </figure>
  );
}

type StepMarkProps = { state: (typeof steps)[number]['state']; number: number };

function StepMark({ state, number }: StepMarkProps) {
  const looks = {
    done: 'bg-primary text-primary-foreground',
    current: 'bg-secondary text-secondary-foreground ring-2 ring-primary',
    ahead: 'border text-muted-foreground',
  } as const;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'flex size-8 shrink-0 items-center justify-center rounded-full font-medium text-sm',
        looks[state],
      )}
    >
      {state === 'done' ? <Check className="size-4" /> : null}
      {state === 'current' ? <LockKeyhole className="size-4" /> : null}
      {state === 'ahead' ? number : null}
    </span>
  );
}
