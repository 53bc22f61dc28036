import type { StaffReport } from '@oja/contract/staff-report';
import { Check, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { ApproveDialog } from './dialogs/approve-dialog';
import { DismissDialog } from './dialogs/dismiss-dialog';
import { ReopenDialog } from './dialogs/reopen-dialog';

type DecisionButtonsProps = { report: StaffReport; onDecided?: () => void };
type Decision = (typeof decisions)[number];

const decisions = ['approve', 'dismiss', 'reopen'] as const;

/** Whether the server offers this member of staff any decision. */
export function hasDecision({ actions }: StaffReport): boolean {
  return decisions.some((decision) => actions.includes(decision));
}

/** Each button is shown where the server offers its action. The words say what the decision means for the content. */
export function DecisionButtons({ report, onDecided }: DecisionButtonsProps) {
  const [open, setOpen] = useState<Decision>();
  const close = () => setOpen(undefined);
  const decided = () => {
    close();
    onDecided?.();
  };
  const dialog = { report, onClose: close, onDone: decided };
  return (
    <>
      {report.actions.includes('approve') ? (
        <Explained hint="The report is right">
          <Button size="sm" onClick={() => setOpen('approve')} {...keyTarget('a', 'Approve it')}>
            <Check aria-hidden="true" />
            Approve
          </Button>
        </Explained>
      ) : null}
      {report.actions.includes('dismiss') ? (
        <Explained hint="Nothing is wrong">
          <Button
            size="sm"
            variant="outline"
            onClick={() => setOpen('dismiss')}
            {...keyTarget('d', 'Dismiss it')}
          >
            <X aria-hidden="true" />
            Dismiss
          </Button>
        </Explained>
      ) : null}
      {report.actions.includes('reopen') ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => setOpen('reopen')}
          {...keyTarget('e', 'Reopen it')}
        >
          <RotateCcw aria-hidden="true" />
          Reopen
        </Button>
      ) : null}
      {open === 'approve' ? <ApproveDialog {...dialog} /> : null}
      {open === 'dismiss' ? <DismissDialog {...dialog} /> : null}
      {open === 'reopen' ? <ReopenDialog {...dialog} /> : null}
    </>
  );
}

function Explained({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 text-center sm:justify-items-center">
      {children}
      <span className="text-muted-foreground text-xs">{hint}</span>
    </div>
  );
}
