import { zodResolver } from '@hookform/resolvers/zod';
import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { reportTextAtMost } from '@oja/contract/report-fields';
import type { StaffReportDetails } from '@oja/contract/staff-report';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { editReportMutation, reportQuery } from '../../api';
import { PriorityChoice, ReasonChoice } from './report-fields';

export function EditDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const query = useQuery(reportQuery(reportId));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <LoadedDialog id={reportId} query={query} title="Edit Report" failure="Failed to load the report">
          {(report) => <EditForm report={report} onClose={onClose} />}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}

const resolver = zodResolver(adminReportEndpoints.editReport.body.required());

/** The reporter's text is evidence: it is read-only. */
function EditForm({ report, onClose }: { report: StaffReportDetails; onClose: () => void }) {
  const edit = useMutation(editReportMutation);
  const { title, reason, priority, reporter, description, text_is_fixed: isFixed } = report;
  const { control, register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { title, reason, priority, reporter, description },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ reporter: by, description: words, ...filed }) => {
    const body = isFixed ? filed : { ...filed, reporter: by, description: words };
    try {
      await edit.mutateAsync({ id: report.id, body });
      toast({ title: 'Report updated' });
      onClose();
    } catch (error) {
      toastFailure(error);
    }
  });
  return (
    <>
      <DialogHeader>
        <DialogTitle>Edit Report</DialogTitle>
        <DialogDescription>
          {isFixed
            ? 'What somebody reported stays in their own words; you can change how it is filed.'
            : 'Every change is kept in its history.'}
        </DialogDescription>
      </DialogHeader>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-5 sm:grid-cols-2">
          <Field label="Title" required error={errors.title?.message} className="sm:col-span-2">
            <Input maxLength={textLimits.reportTitle} {...register('title')} />
          </Field>
          <Controller
            control={control}
            name="reason"
            render={({ field: { value, onChange } }) => <ReasonChoice value={value} onChange={onChange} />}
          />
          <Controller
            control={control}
            name="priority"
            render={({ field: { value, onChange } }) => <PriorityChoice value={value} onChange={onChange} />}
          />
          <Field label="Reporter" required error={errors.reporter?.message} className="sm:col-span-2">
            <Input maxLength={textLimits.reporter} readOnly={isFixed} {...register('reporter')} />
          </Field>
          <Field label="Description" required error={errors.description?.message} className="sm:col-span-2">
            <Textarea maxLength={reportTextAtMost} readOnly={isFixed} {...register('description')} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={edit.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={edit.isPending} busyLabel="Saving...">
            Save Changes
          </Button>
        </DialogFooter>
      </form>
    </>
  );
}
