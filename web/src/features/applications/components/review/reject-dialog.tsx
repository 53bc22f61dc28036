import { zodResolver } from '@hookform/resolvers/zod';
import { applicationEndpoints } from '@oja/contract/applications';
import { textLimits } from '@oja/contract/text-limits';
import { useForm } from 'react-hook-form';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

type RejectDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
};

export function RejectDialog({ open, onOpenChange, name, busy, onConfirm }: RejectDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(applicationEndpoints.rejectApplication.body),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(({ reason }) => onConfirm(reason));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reject the application of ${name}?`}
      description="They read the reason, can correct the application and submit it again."
      confirmLabel="Reject"
      destructive
      busy={busy}
      busyLabel="Rejecting..."
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={submit}>
        <Field
          label="Reason"
          required
          hint="Say what is missing or wrong, in words the applicant understands."
          error={formState.errors.reason?.message}
        >
          <Textarea maxLength={textLimits.reason} {...register('reason')} />
        </Field>
      </form>
    </AlertDialog>
  );
}
