import { zodResolver } from '@hookform/resolvers/zod';
import { fillInRequired } from '@oja/contract/admin-reports';
import { type ReportType, reportTextAtMost, reportTypes } from '@oja/contract/report-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
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
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { addReportMutation } from '../../api';
import { addReportForm } from '../../logic/report-forms';
import { typeLabels } from '../../logic/report-labels';
import { PriorityChoice, ReasonChoice } from './report-fields';

const empty: z.input<typeof addReportForm> = {
  title: '',
  reporter: '',
  description: '',
  type: 'listing',
  reason: 'Spam',
  priority: 'medium',
  target: '',
};

/** For what reached staff by mail or phone. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(addReportMutation);
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(addReportForm),
    defaultValues: empty,
  });
  const { errors } = formState;
  const submit = handleSubmit(
    async ({ target, ...report }) => {
      try {
        await add.mutateAsync({ ...report, ...(target ? { target_id: target } : {}) });
        toast({ title: 'Content report created successfully' });
        onClose();
      } catch (error) {
        toastFailure(error);
      }
    },
    ({ target: _target, ...missing }) => {
      if (Object.keys(missing).length > 0) toast({ title: fillInRequired, variant: 'destructive' });
    },
  );
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && !add.isPending && onClose()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Add Report</DialogTitle>
          <DialogDescription>Write down what somebody told you by mail or phone.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5 sm:grid-cols-2">
            <Field label="Title" required error={errors.title?.message} className="sm:col-span-2">
              <Input maxLength={textLimits.reportTitle} {...register('title')} />
            </Field>
            <Field label="Reporter" required error={errors.reporter?.message}>
              <Input
                maxLength={textLimits.reporter}
                placeholder="Mrs Adeyemi, by phone"
                {...register('reporter')}
              />
            </Field>
            <Controller
              control={control}
              name="type"
              render={({ field: { value, onChange } }) => (
                <Field label="Content type">
                  <Select value={value} onValueChange={(chosen: ReportType) => onChange(chosen)}>
                    <SelectTrigger />
                    <SelectContent>
                      {reportTypes.map((type) => (
                        <SelectItem key={type} value={type}>
                          {typeLabels[type]}
                        </SelectItem>
                      ))}
                    </SelectContent>
                  </Select>
                </Field>
              )}
            />
            <Controller
              control={control}
              name="reason"
              render={({ field: { value, onChange } }) => <ReasonChoice value={value} onChange={onChange} />}
            />
            <Controller
              control={control}
              name="priority"
              render={({ field: { value, onChange } }) => (
                <PriorityChoice value={value} onChange={onChange} />
              )}
            />
            <Field label="Description" required error={errors.description?.message} className="sm:col-span-2">
              <Textarea maxLength={reportTextAtMost} {...register('description')} />
            </Field>
            <Field
              label="Link or id"
              hint="Where it can be seen, for example the address of the listing. Quick Actions need it."
              error={errors.target?.message}
              className="sm:col-span-2"
            >
              <Input {...register('target')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={add.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={add.isPending} busyLabel="Creating...">
              Create Report
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
