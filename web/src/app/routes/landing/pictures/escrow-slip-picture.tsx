import { Check, LockKeyhole } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { exampleSale } from '../example-sale';
import { PressableLook } from './picture';

const stages = [
  { title: 'Payment verified', note: 'Login details handed over', state: 'done' },
  { title: 'Held in escrow', note: '06d 21h 14m 09s left to check', state: 'current' },
  { title: 'Released to the seller', note: 'when you confirm', state: 'ahead' },
] as const;

/** The state of a purchase while the money is held. */
export function EscrowSlipPicture() {
  return (
    <div className="rounded-lg border bg-card p-4 shadow-raised">
      <div className="flex items-baseline justify-between gap-3 border-b border-dashed pb-3">
        <span className="text-muted-foreground text-sm">In escrow</span>
        <span className="tabular font-semibold text-xl">{exampleSale.price}</span>
      </div>
      <ol className="mt-4 grid">
        {stages.map((stage, index) => (
          <li key={stage.title} className="relative flex gap-3 pb-4 last:pb-0">
            {index < stages.length - 1 ? (
              <span
                className={cn(
                  'absolute top-7 bottom-0 left-3.5 w-px',
                  index === 0 ? 'bg-primary' : 'bg-border',
                )}
              />
            ) : null}
            <StageMark state={stage.state} number={index + 1} />
            <div className="pt-0.5">
              <p className={cn('font-medium text-sm', stage.state === 'ahead' && 'text-muted-foreground')}>
                {stage.title}
              </p>
              <p className="tabular text-muted-foreground text-xs">{stage.note}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <PressableLook quiet>File Dispute</PressableLook>
        <PressableLook>
          <Check />
          Confirm
        </PressableLook>
      </div>
    </div>
  );
}

const stageLooks = {
  done: 'bg-primary text-primary-foreground',
  current: 'bg-secondary text-secondary-foreground ring-2 ring-primary',
  ahead: 'border text-muted-foreground',
} as const;

function StageMark({ state, number }: { state: keyof typeof stageLooks; number: number }) {
  return (
    <span
      className={cn(
        'flex size-7 shrink-0 items-center justify-center rounded-full font-medium text-xs [&_svg]:size-3.5',
        stageLooks[state],
      )}
    >
      {state === 'done' ? <Check /> : null}
      {state === 'current' ? <LockKeyhole /> : null}
      {state === 'ahead' ? number : null}
    </span>
  );
}
