import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldRefusal } from './form-refusal';

/** Writes each sentence below its field and takes the person to the first one. What they typed stays. */
export function markFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly FieldRefusal<Path<Values>>[],
): void {
  for (const [index, { field, message }] of fields.entries()) {
    form.setError(field, { type: 'refused', message }, { shouldFocus: index === 0 });
  }
}
