import type { StaffReport } from '@oja/contract/staff-report';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { hideReportMutation } from '../api';
import { EditDialog } from './dialogs/edit-dialog';

type ReportMenuProps = { report: StaffReport; onShow: () => void };

/** What may be done is what the server says may be done. */
export function ReportMenu({ report, onShow }: ReportMenuProps) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { actions } = report;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${report.title}`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={onShow}>
            <Eye aria-hidden="true" />
            View Details
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!actions.includes('edit')} onSelect={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            Edit Report
          </DropdownMenuItem>
          <DropdownMenuItem
            variant="destructive"
            disabled={!actions.includes('delete')}
            onSelect={() => setOpen('delete')}
          >
            <Trash2 aria-hidden="true" />
            Delete Report
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {open === 'edit' ? <EditDialog reportId={report.id} onClose={() => setOpen(undefined)} /> : null}
      <DeleteReport report={report} open={open === 'delete'} onClose={() => setOpen(undefined)} />
    </>
  );
}

function DeleteReport({
  report,
  open,
  onClose,
}: {
  report: StaffReport;
  open: boolean;
  onClose: () => void;
}) {
  const hide = useMutation(hideReportMutation);
  const confirm = async (reason: string) => {
    try {
      await hide.mutateAsync({ id: report.id, body: { reason } });
      toast({ title: 'Report deleted successfully' });
      onClose();
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Delete Report"
      description={`${report.title} leaves the queue. It is kept with your reason and never erased.`}
      label="Reason"
      suggestions={['A duplicate of another report.', 'A test.', 'Sent by mistake.']}
      confirmLabel="Delete Report"
      busyLabel="Deleting..."
      destructive
      busy={hide.isPending}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
