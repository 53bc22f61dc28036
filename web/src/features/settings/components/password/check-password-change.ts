import type { PasswordChange } from '../../api';

type Refusal = { field: keyof PasswordChange; sentence: string };

/** The first thing that speaks against the change, in the order of the specification, and the field to correct. */
export function checkPasswordChange(change: PasswordChange, minimumLength: number): Refusal | undefined {
  const empty = fields.find((field) => change[field] === '');
  if (empty) return { field: empty, sentence: 'Please fill in all password fields.' };
  if (change.newPassword !== change.confirmPassword)
    return { field: 'confirmPassword', sentence: 'New passwords do not match.' };
  if (change.newPassword.length < minimumLength)
    return {
      field: 'newPassword',
      sentence: `New password must be at least ${minimumLength} characters long.`,
    };
  return undefined;
}

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
