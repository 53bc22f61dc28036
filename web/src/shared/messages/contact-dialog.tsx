import { zodResolver } from '@hookform/resolvers/zod';
import {
  fillAllFields,
  messageLimits,
  messagingEndpoints,
  type Priority,
  priorities,
} from '@oja/contract/messaging';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { ControlledSelect } from '@/components/ui/controlled-select';
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
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { withSentence } from '@/lib/form-schemas';
import { randomId } from '@/lib/random-id';
import { createSubmissionKey } from '@/lib/submission-key';
import { useFormDraft } from '@/lib/use-form-draft';
import { priorityLabels } from './priority-labels';
import { sendContact } from './send-contact';

export type ContactDialogProps = {
  about: { listing_id: string } | { purchase_id: string };
  /** The account, for example '@lagosfoodie'. */
  handle: string;
  /** Whom the message goes to. */
  to: 'Seller' | 'Buyer';
  /** Staff write from the admin portal, and about other things than buyers. */
  byStaff?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const { subject, priority, message } = messagingEndpoints.openConversation.body.shape;
/** The toast has the sentence of the contract; the fields have a shorter one. */
const missing = 'This field is required.';
const resolver = zodResolver(
  z.strictObject({
    subject: withSentence(subject, missing),
    priority: withSentence(priority, missing),
    message: withSentence(message, missing),
  }),
);
const priorityOptions = priorities.map((each) => ({ value: each, label: priorityLabels[each].label }));
const firstValues = (handle: string): { subject: string; priority: Priority; message: string } => ({
  subject: `About ${handle}`.slice(0, messageLimits.subject),
  priority: 'medium',
  message: '',
});

/** What buyers ask most. */
const questions = [
  'Is the original e-mail address included?',
  'Was the account ever restricted?',
  'Can you show the statistics of the last month?',
];

/** What was typed stays when the dialog is closed by mistake or the message is refused. */
export function ContactDialog({
  about,
  handle,
  to,
  byStaff = false,
  open,
  onOpenChange,
}: ContactDialogProps) {
  // A message that is sent again after a lost answer is the same message; one with other words is another.
  const [idFor] = useState(() => createSubmissionKey(randomId));
  const defaultValues = firstValues(handle);
  const form = useForm({ resolver, defaultValues });
  const { control, register, handleSubmit, reset, getValues, setValue, setFocus, formState } = form;
  const forgetDraft = useFormDraft(form, { key: `contact-${JSON.stringify(about)}`, empty: defaultValues });
  const navigate = useNavigate();
  const messagesPath = byStaff ? adminPaths.messages : paths.dashboard.messages;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(
    async (contact) => {
      try {
        const words = { ...about, ...contact };
        const { data } = await sendContact({ ...words, client_id: idFor(words) });
        idFor.renew();
        onOpenChange(false);
        reset(defaultValues);
        forgetDraft();
        toast({
          title: 'Message Sent',
          description: 'The answer will be under Messages.',
          action: {
            label: 'Open',
            altText: 'Open the conversation',
            onSelect: () => void navigate(`${messagesPath}?conversation=${data.id}`),
          },
        });
      } catch (error) {
        toastFailure(error, 'The message could not be sent. Please try again.');
      }
    },
    () => toast({ variant: 'destructive', title: 'Missing Information', description: fillAllFields }),
  );
  function ask(question: string): void {
    const written = getValues('message').trim();
    setValue('message', written === '' ? question : `${written}\n${question}`);
    setFocus('message');
  }
  return (
    <Dialog open={open} onOpenChange={(next) => (isSubmitting ? undefined : onOpenChange(next))}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Contact {to}</DialogTitle>
          <DialogDescription>
            About {handle}.{' '}
            {byStaff
              ? `The ${to.toLowerCase()} reads it under Messages and answers there.`
              : 'Phone numbers, e-mail addresses and links stay hidden until a purchase.'}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Field label="Subject" required error={errors.subject?.message}>
              <Input maxLength={messageLimits.subject} {...register('subject')} />
            </Field>
            <Field label="Priority" required error={errors.priority?.message}>
              <ControlledSelect
                control={control}
                name="priority"
                options={priorityOptions}
                placeholder="How urgent is it?"
              />
            </Field>
            <Field label="Message" required error={errors.message?.message}>
              <Textarea maxLength={messageLimits.text} {...register('message')} />
            </Field>
            {to === 'Seller' && !byStaff ? <Questions onChoose={ask} /> : null}
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSubmitting} onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
              Send Message
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function Questions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    // A fieldset is as wide as its longest line by itself, which would push the dialog out of a phone.
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Questions to ask</legend>
      {questions.map((question) => (
        <Button
          key={question}
          variant="outline"
          size="sm"
          className="h-auto min-h-9 max-w-full whitespace-normal py-1.5 text-left"
          onClick={() => onChoose(question)}
        >
          {question}
        </Button>
      ))}
    </fieldset>
  );
}
