import { disputeEndpoints, type StaffCase, type StatementReaders } from '@oja/contract/disputes';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { addStaffStatementMutation } from '../../api';
import { readersFor, readersTexts } from '../../logic/statement-readers';

const { body } = disputeEndpoints.addStaffStatement;

export type Draft = { text: string; readBy: StatementReaders };
type StatementFormProps = { file: StaffCase; draft: Draft; onChange: (draft: Draft) => void };

/** Staff ask before they decide, or note something. The case file holds the draft, for this form goes with its tab. */
export function StatementForm({ file, draft, onChange }: StatementFormProps) {
  const readers = readersFor(file.actions);
  const readBy = readers.includes(draft.readBy) ? draft.readBy : 'staff';
  const { data: statement } = body.safeParse({ text: draft.text, read_by: readBy });
  const texts = readersTexts[readBy];
  const [keyFor] = useState(() => createSubmissionKey());
  const state = useMutation({
    ...addStaffStatementMutation,
    onSuccess: (_case, sent) => {
      onChange({ text: '', readBy: 'both' });
      keyFor.renew();
      toast(readersTexts[sent.readBy].toast);
    },
    onError: (error) => toastFailure(error, 'The statement could not be added.'),
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (statement === undefined) return;
        const { text } = statement;
        const idempotencyKey = keyFor(`${readBy} ${text}`);
        state.mutate({ purchaseId: file.id, text, readBy, idempotencyKey });
      }}
    >
      <Field label={readBy === 'staff' ? 'Note' : 'Say or ask something'} hint={texts.hint}>
        <Textarea
          rows={3}
          maxLength={textLimits.statement}
          value={draft.text}
          onChange={(event) => onChange({ text: event.target.value, readBy })}
        />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Who reads it" className="min-w-48">
          <Select
            value={readBy}
            onValueChange={(chosen) =>
              onChange({ ...draft, readBy: readers.find((each) => each === chosen) ?? readBy })
            }
          >
            <SelectTrigger />
            <SelectContent>
              {readers.map((each) => (
                <SelectItem key={each} value={each}>
                  {readersTexts[each].label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
        <Button
          type="submit"
          variant="outline"
          disabled={statement === undefined}
          busy={state.isPending}
          busyLabel="Sending..."
        >
          {texts.button}
        </Button>
      </div>
    </form>
  );
}
