import { type FormRefusal, isShorterThan, refusalOf } from './form-refusals';

export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

export type NewPasswordField = keyof NewPasswordValues;

export const newPasswordFields: readonly NewPasswordField[] = ['newPassword', 'confirmPassword'];

/** Every reason not to send a new password, in order of precedence. */
export function refuseNewPassword(
  values: NewPasswordValues,
  rules: { minimumPasswordLength: number | undefined },
): FormRefusal<NewPasswordField> | undefined {
  const missing = newPasswordFields.filter((field) => values[field] === '');
  if (missing.length > 0) return refusalOf('Please fill in all password fields.', ...missing);
  if (values.newPassword !== values.confirmPassword) {
    return refusalOf<NewPasswordField>('New passwords do not match.', 'confirmPassword');
  }
  if (isShorterThan(values.newPassword, rules.minimumPasswordLength)) {
    const sentence = `New password must be at least ${rules.minimumPasswordLength} characters long.`;
    return refusalOf<NewPasswordField>(sentence, 'newPassword');
  }
  return undefined;
}
