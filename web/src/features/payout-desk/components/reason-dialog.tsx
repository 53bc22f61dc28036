import { useForm } from 'react-hook-form';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

type ReasonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** What the text is, for example 'Reason'. */
  label: string;
  hint?: string;
  confirmLabel: string;
  busyLabel: string;
  destructive?: boolean;
  busy: boolean;
  onConfirm: (text: string) => void;
};

const longestReason = 300;

/** Asks for words that stay in the audit log before something is done. */
export function ReasonDialog({
  label,
  hint,
  onConfirm,
  onOpenChange,
  destructive = false,
  ...rest
}: ReasonDialogProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { text: '' } });
  const submit = handleSubmit(({ text }) => onConfirm(text.trim()));
  return (
    <AlertDialog
      {...rest}
      destructive={destructive}
      onOpenChange={(next) => {
        reset();
        onOpenChange(next);
      }}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={submit}>
        <Field label={label} required hint={hint} error={formState.errors.text?.message}>
          <Textarea
            maxLength={longestReason}
            {...register('text', { validate: (text) => text.trim() !== '' || 'Please say why.' })}
          />
        </Field>
      </form>
    </AlertDialog>
  );
}
