import type { StaffReportDetails } from '@oja/contract/staff-report';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { putBackMutation } from '../../api';
import { typeLabels } from '../../logic/report-labels';

const hiddenListing = 'This listing is hidden. The seller may correct it and submit it again.';

/** Notes that the content is taken down, with the button that restores it. */
export function TakenDown({ report }: { report: StaffReportDetails }) {
  const [isAsking, setAsking] = useState(false);
  const putBack = useMutation(putBackMutation);
  if (!report.taken_down) return null;
  const isListing = report.type === 'listing';
  const confirm = async (reason: string) => {
    try {
      await putBack.mutateAsync({ id: report.id, reason });
      toast({ title: isListing ? 'Listing Shown Again' : 'It can be read again' });
      setAsking(false);
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <Notice variant="warning">
      <p>
        {isListing
          ? hiddenListing
          : `This ${typeLabels[report.type].toLowerCase()} is taken down. Nobody but staff can read it.`}
      </p>
      {report.actions.includes('put_back') ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-1 justify-self-start text-foreground"
          onClick={() => setAsking(true)}
        >
          <Undo2 aria-hidden="true" />
          Put Back
        </Button>
      ) : null}
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Put Back"
        description={
          isListing
            ? 'It goes back to the market as it was, and the seller is told.'
            : 'Everybody who could read it before can read it again, and its author is told.'
        }
        label="Reason"
        hint="The author reads it, and it stays in the audit log."
        confirmLabel="Put Back"
        busyLabel="Working..."
        busy={putBack.isPending}
        onConfirm={(reason) => void confirm(reason)}
      />
    </Notice>
  );
}
