import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';
import { type AccountForm, emptyAccount, fieldOf } from './account-form';

/** Shows the field errors of the server at their fields and takes the person to the first one. */
export function showFieldRefusals<Sent>(
  error: unknown,
  form: Pick<UseFormReturn<AccountForm, unknown, Sent>, 'setError'>,
): void {
  for (const [index, { name, message }] of refusedFields(error).entries()) {
    form.setError(name, { message }, { shouldFocus: index === 0 });
  }
}

/** The sentence of a toast, behind the name of the field that it is about. */
export function namedSentence(error: unknown, sentence: string): string {
  const about = refusedFields(error).find(({ message }) => message === sentence);
  const fieldName = about && fieldNames[about.name];
  return fieldName === undefined ? sentence : `${fieldName}: ${sentence}`;
}

function refusedFields(error: unknown): { name: keyof AccountForm; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.details.flatMap(({ field, message }) => {
    const name = String(fieldOf(field.split('.'))[0]);
    return isAccountField(name) ? [{ name, message }] : [];
  });
}

function isAccountField(name: string): name is keyof AccountForm {
  return Object.hasOwn(emptyAccount, name);
}

/** The fields that the server refuses by a rule of its own. */
const fieldNames: Partial<Record<keyof AccountForm, string>> = {
  handle: 'Handle',
  url: 'Profile URL',
  price: 'Price',
  offer_floor: 'Lowest Offer',
  category: 'Category',
  description: 'Description',
  cover_days: 'Cover after Confirmation',
  opened: 'Opened',
  audience: 'Main audience',
  revenue: 'Revenue',
  growth: 'Growth',
};
