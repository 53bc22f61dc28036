import type { SellerPlan, Subscription } from '@oja/contract/plans';
import { Check, Tags } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { chooseLabels, noteUnderButton, uploadLimitText } from '../logic/plan-labels';

type PlanCardProps = {
  plan: SellerPlan;
  subscription: Subscription | null;
  busy: boolean;
  /** Another plan is being chosen. */
  blocked: boolean;
  onChoose: () => void;
};

export function PlanCard({ plan, subscription, busy, blocked, onChoose }: PlanCardProps) {
  const nameId = useId();
  const noteId = useId();
  const isRest = plan.change === 'current' || plan.change === 'scheduled';
  return (
    <Card
      role="group"
      aria-labelledby={nameId}
      className={cn(
        'relative grid grid-rows-[auto_1fr_auto] gap-5 p-5 sm:p-6',
        plan.isPopular && 'border-primary ring-1 ring-primary',
        plan.isCurrent && 'bg-secondary/40',
      )}
    >
      {plan.isPopular ? (
        <p className="absolute inset-x-0 -top-3 mx-auto w-fit rounded-full bg-primary px-3 py-1 font-medium text-primary-foreground text-xs">
          Most Popular
        </p>
      ) : null}
      <div className="grid gap-3">
        <div className="grid gap-1">
          <h2 id={nameId} className="font-semibold text-xl">
            {plan.name}
          </h2>
          <p className="text-muted-foreground text-sm @2xl:min-h-10">{plan.description}</p>
        </div>
        <p className="tabular flex flex-wrap items-baseline gap-x-1">
          <span className="font-heading font-semibold text-3xl tracking-tight @5xl:text-2xl">
            {formatNaira(plan.price)}
          </span>
          {plan.uploadInterval ? (
            <span className="text-muted-foreground text-sm">/{plan.uploadInterval}</span>
          ) : null}
        </p>
        <p className="flex items-center gap-2 rounded-md bg-muted px-3 py-2 font-medium text-sm">
          <Tags aria-hidden="true" className="size-4 shrink-0 text-primary" />
          {uploadLimitText(plan.uploadLimit)}
        </p>
      </div>
      <ul className="grid content-start gap-2.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <Button
          variant={plan.isPopular || plan.change === 'renew' ? 'default' : 'outline'}
          className={cn(isRest && 'cursor-default aria-disabled:pointer-events-auto')}
          busy={busy}
          busyLabel="Processing..."
          disabled={blocked}
          aria-disabled={isRest || undefined}
          aria-describedby={noteId}
          onClick={onChoose}
        >
          {chooseLabels[plan.change](plan)}
        </Button>
        <p id={noteId} className="text-balance text-center text-muted-foreground text-xs @2xl:min-h-8">
          {noteUnderButton(plan, subscription)}
        </p>
      </div>
    </Card>
  );
}
