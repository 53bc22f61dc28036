import type { HandoverSide } from '@oja/contract/handover-labels';
import type { Handover, HandoverStep } from '@oja/contract/handovers';
import { Check, Clock } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { TimeLeft } from '@/shared/handover/time-left';
import { EvidencePictures } from '@/shared/purchases/evidence-pictures';
import { doneSentence, sideName, stepTitle, waitingSentence } from '../../logic/step-texts';
import { StepButtons } from './step-buttons';
import { StepWait } from './step-wait';

type StepItemProps = { handover: Handover; step: HandoverStep; number: number };

export function StepItem({ handover, step, number }: StepItemProps) {
  const { viewer } = handover;
  const isOwnTurn = step.may_tick;
  const item = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={cn('flex items-start gap-3 p-4 sm:gap-4 sm:p-5', isOwnTurn && 'bg-secondary/50')}
      aria-current={isOwnTurn ? 'step' : undefined}
    >
      <StepMark state={stateOf(step, handover)} number={number} />
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="grid gap-1">
          <h3 className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 font-medium font-sans text-base tracking-normal">
            <span className="min-w-0 wrap-anywhere">{stepTitle(step, viewer)}</span>
            <Badge variant={step.by === viewer ? 'secondary' : 'outline'}>{sideName(step.by, viewer)}</Badge>
          </h3>
          <StepState handover={handover} step={step} />
        </div>
        <StepText
          step={step}
          viewer={viewer}
          isOpen={step.by === viewer && stateOf(step, handover) === 'ready'}
        />
        {step.contest_text === null ? null : (
          <Notice variant="warning">
            <p className="font-medium">
              {step.by === viewer
                ? `The ${otherOf(step)} says that this is not done`
                : 'You said that this is not done'}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{step.contest_text}</p>
            <p>{formatDateTime(step.contested_at ?? '')}</p>
          </Notice>
        )}
        {step.note ? (
          <figure className="rounded-md bg-muted p-3 text-sm">
            <figcaption className="text-muted-foreground">
              {step.by === viewer ? 'Your note' : `Note of the ${step.by}`}
            </figcaption>
            <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">{step.note}</blockquote>
          </figure>
        ) : null}
        <EvidencePictures pictures={step.pictures} of={step.title} />
        {step.wait ? <StepWait wait={step.wait} platform={handover.platform} /> : null}
        <StepButtons handover={handover} step={step} item={item} />
      </div>
    </li>
  );
}

type StepTextProps = { step: HandoverStep; viewer: HandoverSide; isOpen: boolean };

/** What to do is open while the reader can do it; before and after, and for the other side, it is a press away. */
function StepText({ step, viewer, isOpen }: StepTextProps) {
  const text = <p className="max-w-prose whitespace-pre-line wrap-anywhere text-sm">{step.text}</p>;
  if (isOpen) return text;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted-foreground hover:text-foreground">
        {step.by === viewer ? 'What to do' : `What the ${step.by} is asked to do`}
        <span className="sr-only">: {step.title}</span>
      </summary>
      <div className="pt-1">{text}</div>
    </details>
  );
}

const otherOf = ({ by }: HandoverStep) => (by === 'buyer' ? 'seller' : 'buyer');

const states = {
  done: 'Done',
  ready: 'Can be done now',
  waiting: 'Not yet',
  left: 'Not ticked off',
} as const;

/** Once the purchase is settled, nothing can be done any more. */
function stateOf({ state }: HandoverStep, { status }: Handover): keyof typeof states {
  return state !== 'done' && status !== 'pending' && status !== 'disputed' ? 'left' : state;
}

function StepMark({ state, number }: { state: keyof typeof states; number: number }) {
  return (
    <span
      className={cn(
        'tabular flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm',
        state === 'done' && 'bg-success-soft text-success',
        state === 'ready' && 'bg-primary text-primary-foreground',
        (state === 'waiting' || state === 'left') && 'bg-muted text-muted-foreground',
      )}
    >
      <span className="sr-only">{states[state]}</span>
      {state === 'done' ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <span aria-hidden="true">{number}</span>
      )}
    </span>
  );
}

function StepState({ handover, step }: Omit<StepItemProps, 'number'>) {
  if (step.state === 'done') {
    return <p className="text-muted-foreground text-sm">{doneSentence(step, handover.viewer)}</p>;
  }
  if (stateOf(step, handover) === 'left') {
    return <p className="text-muted-foreground text-sm">{states.left}</p>;
  }
  if (step.state === 'waiting') {
    return (
      <p className="flex items-start gap-1.5 text-muted-foreground text-sm">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {waitingSentence(step, handover)}
      </p>
    );
  }
  if (step.due_at === null || handover.status !== 'pending') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <TimeLeft until={step.due_at} isDeadline={step.by === handover.viewer} />
      <span className="text-muted-foreground">until {formatDateTime(step.due_at)}</span>
    </p>
  );
}
