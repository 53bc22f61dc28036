import type { StaffReport } from '@oja/contract/admin-reports';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ApproveDialog } from './dialogs/approve-dialog';
import { DismissDialog } from './dialogs/dismiss-dialog';

type DecisionButtonsProps = { report: StaffReport; onDecided?: () => void };

/** Shown where the server says that this member of staff may decide. */
export function DecisionButtons({ report, onDecided }: DecisionButtonsProps) {
  const [open, setOpen] = useState<'approve' | 'dismiss'>();
  if (!report.actions.includes('approve')) return null;
  const close = () => setOpen(undefined);
  const decided = () => {
    close();
    onDecided?.();
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen('approve')}>
        <Check aria-hidden="true" />
        Approve
      </Button>
      <Button size="sm" variant="outline" onClick={() => setOpen('dismiss')}>
        <X aria-hidden="true" />
        Dismiss
      </Button>
      {open === 'approve' ? <ApproveDialog report={report} onClose={close} onDone={decided} /> : null}
      {open === 'dismiss' ? <DismissDialog report={report} onClose={close} onDone={decided} /> : null}
    </>
  );
}
