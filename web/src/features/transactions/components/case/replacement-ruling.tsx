import type { StaffCase } from '@oja/contract/disputes';
import { rulingTypes } from '@oja/contract/ruling-fields';
import { EarlyReason } from '@/shared/purchases/early-reason';
import { needsEarlyReason, type ResolutionForm } from '../../logic/resolution-form';
import { ResolutionChoice } from './resolution-choice';
import { whyNoReplacement } from './resolution-fields';
import { RulingGrounds } from './ruling-grounds';

type ReplacementRulingProps = {
  file: StaffCase;
  form: ResolutionForm;
  onChange: (change: Partial<ResolutionForm>) => void;
};

/** The decision that takes the place of the first one. */
export function ReplacementRuling({ file, form, onChange }: ReplacementRulingProps) {
  const isOffered = file.replacement.offered_at !== null && !file.replacement.used;
  const until = file.seller_may_answer_until;
  return (
    <>
      <ResolutionChoice
        file={file}
        form={form}
        onChange={onChange}
        types={rulingTypes}
        whyNot={(type) =>
          type === 'replacement' && !isOffered ? whyNoReplacement(file.replacement) : undefined
        }
      />
      <RulingGrounds statements={file.statements} grounds={form} onChange={onChange} />
      {until && needsEarlyReason(form.type, until) ? (
        <EarlyReason
          until={until}
          value={form.earlyReason}
          onChange={(earlyReason) => onChange({ earlyReason })}
        />
      ) : null}
    </>
  );
}
