import { Check } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { wizardSteps } from '../../logic/wizard-steps';

/** On a phone only the current step has room for its name. */
export function WizardStepper({ current }: { current: number }) {
  return (
    <ol className="flex items-center gap-2 sm:gap-3" aria-label="Steps of the application">
      {wizardSteps.map(({ number, title }) => {
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={number}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn('flex items-center gap-2 sm:gap-3', number < 4 && 'flex-1')}
          >
            <span
              className={cn(
                'flex size-7 shrink-0 items-center justify-center rounded-full border font-medium text-xs',
                isDone && 'border-primary bg-primary text-primary-foreground',
                isCurrent && 'border-primary text-primary ring-2 ring-primary/25',
                !isDone && !isCurrent && 'border-input/60 text-muted-foreground',
              )}
            >
              {isDone ? (
                <Check aria-hidden="true" className="size-4" />
              ) : (
                <span aria-hidden="true">{number}</span>
              )}
            </span>
            <span
              className={cn(
                'whitespace-nowrap text-sm max-lg:sr-only',
                isCurrent ? 'font-medium text-foreground' : 'text-muted-foreground',
              )}
            >
              {title}
              {isDone ? <span className="sr-only">, done</span> : null}
            </span>
            {number < 4 ? (
              <span
                aria-hidden="true"
                className={cn('h-px min-w-3 flex-1', isDone ? 'bg-primary' : 'bg-border')}
              />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
