import type { Purchase } from '@oja/contract/purchases';
import { CircleCheck, CircleX, Hourglass, type LucideIcon, ShieldAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { bankSentence } from '@/shared/purchases/bank-sentence';
import {
  deadlineSentence,
  lookOf,
  type StatusLook,
  statusSentences,
  type WindowState,
} from '../../logic/purchase-status';

const tones: Record<StatusLook['tone'], { className: string; Icon: LucideIcon }> = {
  waiting: { className: 'bg-secondary text-secondary-foreground', Icon: Hourglass },
  good: { className: 'bg-success-soft text-success', Icon: CircleCheck },
  bad: { className: 'bg-danger-soft text-danger', Icon: CircleX },
  warning: { className: 'bg-warning-soft text-warning', Icon: ShieldAlert },
  quiet: { className: 'bg-muted text-foreground', Icon: Undo2 },
};

type StatusPanelProps = {
  purchase: Purchase;
  stage: WindowState;
  /** Called once when the window ends while the panel is mounted, so that the new status can be fetched. */
  onAutoComplete?: () => void;
  /** Buttons at the end of the panel. */
  children?: ReactNode;
};

export function StatusPanel({ purchase, stage, onAutoComplete, children }: StatusPanelProps) {
  const look = lookOf(purchase.status, stage);
  const { className, Icon } = tones[look.tone];
  const complete = useEffectEvent(() => onAutoComplete?.());
  const isCounting = stage.kind === 'counting';
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (wasCounting.current && !isCounting) complete();
    wasCounting.current = isCounting;
  }, [isCounting]);
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg p-4 text-sm', className)}>
      <Icon aria-hidden="true" className="size-5 shrink-0 self-start" />
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <PanelText purchase={purchase} stage={stage} look={look} />
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}

type PanelTextProps = { purchase: Purchase; stage: WindowState; look: StatusLook };

function PanelText({ purchase, stage, look }: PanelTextProps) {
  if (stage.kind === 'counting') {
    return (
      <>
        <p className="font-medium">{look.title}</p>
        <p role="timer" aria-label="Time left" className="tabular font-semibold text-lg">
          {stage.text}
        </p>
        <p>{deadlineSentence(purchase)}</p>
      </>
    );
  }
  if (stage.kind === 'held') {
    return (
      <>
        <p className="font-medium">The dispute window is over</p>
        <p>
          {purchase.release_waits
            ? bankSentence
            : `The money is held in escrow until ${formatDateTime(purchase.auto_complete_at)}.`}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="font-medium">{look.title}</p>
      {statusSentences(purchase, stage).map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </>
  );
}
