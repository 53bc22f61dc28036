import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';

interface FieldRefusal<Field extends string> {
  field: Field;
  message: string;
}

/** Writes each sentence below its field and takes the person to the first one. What they typed stays. */
export function markFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly FieldRefusal<Path<Values>>[],
): void {
  for (const [index, { field, message }] of fields.entries()) {
    form.setError(field, { type: 'refused', message }, { shouldFocus: index === 0 });
  }
}

/**
 * The fields a refused call complains about, from top to bottom of the form. Most errors name them in their
 * details; an error of a rule has only its code, and the form knows which field that one is about.
 */
export function serverRefusals<Field extends string>(
  error: unknown,
  form: { fields: readonly Field[]; byCode?: Partial<Record<string, Field>> },
): FieldRefusal<Field>[] {
  if (!(error instanceof ApiError)) return [];
  const named = form.byCode?.[error.code];
  if (named !== undefined) return [{ field: named, message: error.message }];
  return form.fields.flatMap((field) => {
    const detail = error.details.find((entry) => entry.field === field);
    return detail ? [{ field, message: detail.message }] : [];
  });
}
