import type { HandoverPlan, HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { Clock, ExternalLink } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { formatDay } from '@/lib/dates';
import { hoursText } from '@/shared/listings/handover-texts';
import { evidenceLabels, missedLabels, sideLabels } from '../logic/plan-labels';

/** The steps in their order, each with what both sides read and what the clock does. */
export function PlanSteps({ plan }: { plan: HandoverPlan }) {
  return (
    <ol className="divide-y">
      {plan.steps.map((step, position) => (
        <li key={step.key} className="grid gap-2 py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">
              {position + 1}. {step.title}
            </span>
            <Badge variant={step.by === 'seller' ? 'secondary' : 'success'}>{sideLabels[step.by]}</Badge>
          </div>
          <p className="max-w-prose text-sm">{step.text}</p>
          <StepRules step={step} />
          {step.wait === null ? null : <StepWait wait={step.wait} />}
        </li>
      ))}
    </ol>
  );
}

function StepRules({ step }: { step: HandoverPlanStep }) {
  const evidence = step.evidence.map((each) => evidenceLabels[each]).join(', ');
  return (
    <p className="text-muted-foreground text-sm">
      Due in {hoursText(step.deadline_hours)}; missed: {missedLabels[step.when_missed].toLowerCase()}.
      {step.needs.length === 0 ? null : ` After ${step.needs.join(', ')}.`}
      {evidence === '' ? null : ` Evidence: ${evidence}.`} Key: <code>{step.key}</code>
    </p>
  );
}

function StepWait({ wait }: { wait: NonNullable<HandoverPlanStep['wait']> }) {
  return (
    <div className="flex items-start gap-3 rounded-lg bg-muted p-3 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
      <p className="min-w-0">
        <span className="font-medium">Then {hoursText(wait.hours)} of waiting.</span> {wait.why}{' '}
        <SourceLink source={wait.source} /> checked on {formatDay(wait.checked_on)}.
      </p>
    </div>
  );
}

export function SourceLink({ source }: { source: string }) {
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex items-center gap-1 rounded-sm text-primary underline underline-offset-4"
    >
      Source
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
    </a>
  );
}
