import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';

/** Why a form is not sent: one sentence for the toast, and one for each field that has to change, in their order on the page. */
export interface FormRefusal<Field extends string> {
  message: string;
  fields: FieldRefusal<Field>[];
}

interface FieldRefusal<Field extends string> {
  field: Field;
  message: string;
}

export function refusalOf<Field extends string>(
  message: string,
  ...fields: readonly Field[]
): FormRefusal<Field> {
  return { message, fields: fields.map((field) => ({ field, message })) };
}

/** Lengths are counted as people count them, one for each character, and so does the server. */
export function isShorterThan(password: string, minimumLength: number | undefined): boolean {
  return minimumLength !== undefined && [...password].length < minimumLength;
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
