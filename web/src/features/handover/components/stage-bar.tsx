import { type PurchaseStage, purchaseStageLabels, purchaseStages } from '@oja/contract/handover-labels';
import { cn } from '@/lib/class-names';

type StageBarProps = {
  stage: PurchaseStage;
  /** A purchase without cover is settled when it is confirmed. */
  hasCover: boolean;
};

/** The stages of a purchase in their order, with the present one marked. */
export function StageBar({ stage, hasCover }: StageBarProps) {
  const stages = purchaseStages.filter((each) => each !== 'covered' || hasCover);
  const present = stages.indexOf(stage);
  return (
    <ol aria-label="Stages" className="grid auto-cols-fr grid-flow-col gap-1.5">
      {stages.map((each, index) => (
        <li key={each} aria-current={index === present ? 'step' : undefined} className="grid gap-1.5">
          <span
            aria-hidden="true"
            className={cn('h-1.5 rounded-full', index <= present ? 'bg-primary' : 'bg-accent')}
          />
          <span
            className={cn(
              'text-xs',
              index === present ? 'font-semibold text-foreground' : 'text-muted-foreground',
            )}
          >
            {purchaseStageLabels[each]}
            {index < present ? <span className="sr-only">, over</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
