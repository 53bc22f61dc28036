import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';
import { type AccountForm, emptyAccount } from './account-form';

/** Shows the field errors of the server at their fields. */
export function showFieldRefusals<Sent>(
  error: unknown,
  form: UseFormReturn<AccountForm, unknown, Sent>,
): void {
  if (!(error instanceof ApiError)) return;
  for (const { field, message } of error.details) {
    if (isAccountField(field)) form.setError(field, { message });
  }
}

function isAccountField(name: string): name is keyof AccountForm {
  return Object.hasOwn(emptyAccount, name);
}
