import { zodResolver } from '@hookform/resolvers/zod';
import { requiredText } from '@oja/contract/text';
import { textLimits } from '@oja/contract/text-limits';
import { type ReactNode, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { useFormDraft } from '@/lib/use-form-draft';

type ReasonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Above the text. */
  children?: ReactNode;
  /** What the text is, for example 'Reason'. */
  label: string;
  hint?: string;
  /** Sentences that fit often; pressing one writes it into the box. */
  suggestions?: readonly string[];
  maxLength?: number;
  confirmLabel: string;
  busyLabel: string;
  destructive?: boolean;
  busy: boolean;
  /** Of a text that takes thought: it stays when the dialog is closed by mistake or the session ends. */
  draftKey?: string;
  /** `forget` ends the draft once the text was sent. */
  onConfirm: (text: string, forget: () => void) => void;
};

const empty = { text: '' };
const sentences = emptyFieldSentences({ text: 'Please say why.' });

/** Asks for words that stay in the audit log before something is done. Without a draft each question begins empty. */
export function ReasonDialog({
  open,
  label,
  hint,
  suggestions = [],
  maxLength = textLimits.moneyReason,
  onConfirm,
  onOpenChange,
  draftKey,
  destructive = false,
  children,
  ...rest
}: ReasonDialogProps) {
  const form = useForm({
    resolver: zodResolver(z.strictObject({ text: requiredText(maxLength) }), sentences),
    defaultValues: empty,
  });
  const { register, handleSubmit, reset, setValue, formState } = form;
  const forgetDraft = useFormDraft(form, { key: draftKey, empty });
  const forget = () => {
    reset();
    forgetDraft();
  };
  const submit = handleSubmit(({ text }) => onConfirm(text, forget));
  // Its owner closes it after an answer, and the next question may be about something else.
  useLayoutEffect(() => {
    if (open && draftKey === undefined) reset();
  }, [open, draftKey, reset]);
  return (
    <AlertDialog
      {...rest}
      open={open}
      destructive={destructive}
      onOpenChange={onOpenChange}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={submit} className="grid gap-3">
        {children}
        <Field label={label} required hint={hint} error={formState.errors.text?.message}>
          <Textarea maxLength={maxLength} {...register('text')} />
        </Field>
        {suggestions.length > 0 ? (
          <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion} className="max-w-full">
                <Button
                  variant="outline"
                  size="sm"
                  className="h-auto min-h-9 max-w-full whitespace-normal py-1.5 text-left"
                  onClick={() => setValue('text', suggestion, { shouldValidate: true })}
                >
                  {suggestion}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </form>
    </AlertDialog>
  );
}
