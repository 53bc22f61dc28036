import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';
import { type AccountForm, emptyAccount, fieldOf } from './account-form';

/** Shows the field errors of the server at their fields. */
export function showFieldRefusals<Sent>(
  error: unknown,
  form: UseFormReturn<AccountForm, unknown, Sent>,
): void {
  if (!(error instanceof ApiError)) return;
  for (const { field, message } of error.details) {
    const name = String(fieldOf(field.split('.'))[0]);
    if (isAccountField(name)) form.setError(name, { message });
  }
}

function isAccountField(name: string): name is keyof AccountForm {
  return Object.hasOwn(emptyAccount, name);
}
