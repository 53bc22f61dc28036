import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { AccountText } from '@/shared/listings/account-form/account-fields';

type NotesFieldProps = { hasNotes: boolean; removes: boolean; onRemovesChange: (removes: boolean) => void };

/** Notes are never read back, so new ones replace the old, and empty says nothing. */
export function NotesField({ hasNotes, removes, onRemovesChange }: NotesFieldProps) {
  return (
    <div className="grid gap-3">
      <AccountText
        name="handover_notes"
        label="Hand-over Notes"
        rows={3}
        disabled={removes}
        hint={
          hasNotes
            ? 'Notes are stored and sealed. What you write here replaces them.'
            : 'Original e-mail address, recovery codes, two-factor. Optional.'
        }
      />
      {hasNotes ? (
        <Field layout="inline" label="Remove the stored notes">
          <Checkbox checked={removes} onCheckedChange={(next) => onRemovesChange(next === true)} />
        </Field>
      ) : null}
    </div>
  );
}
