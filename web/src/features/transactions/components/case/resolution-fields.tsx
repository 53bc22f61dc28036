import type { StaffCase } from '@oja/contract/disputes';
import { type ResolutionType, resolutionTypes } from '@oja/contract/purchase-fields';
import type { ResolutionForm } from '../../logic/resolution-form';
import { ResolutionChoice } from './resolution-choice';

type ResolutionFieldsProps = {
  file: StaffCase;
  form: ResolutionForm;
  onChange: (change: Partial<ResolutionForm>) => void;
};

/** All five types are shown; those that cannot be chosen now say why. */
export function ResolutionFields({ file, form, onChange }: ResolutionFieldsProps) {
  return (
    <ResolutionChoice
      file={file}
      form={form}
      onChange={onChange}
      types={resolutionTypes}
      whyNot={(type) => (file.actions.includes(type) ? undefined : whyNot(type, file))}
    />
  );
}

function whyNot(type: ResolutionType, { replacement, dispute }: StaffCase): string {
  if (type === 'escalate' && dispute.status === 'escalated') return 'It is escalated already.';
  if (type !== 'replacement') return 'Not possible now.';
  return whyNoReplacement(replacement);
}

export function whyNoReplacement({ used }: StaffCase['replacement']): string {
  return used ? 'There was a replacement already.' : 'The seller has not given new credentials for it.';
}
