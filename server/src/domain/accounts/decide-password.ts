import type { ErrorCode } from '@oja/contract/errors';

export interface PasswordRefusal {
  code: ErrorCode;
  message?: string;
}

/** Every reason to refuse a new password, in order; undefined when it may be used. */
export function refusePassword(input: {
  password: string;
  confirmation: string;
  minimumLength: number;
  wellKnown: boolean;
  purpose: 'register' | 'change';
}): PasswordRefusal | undefined {
  const differ = input.purpose === 'register' ? 'passwords_differ' : 'new_passwords_differ';
  const subject = input.purpose === 'register' ? 'Password' : 'New password';
  if (input.password !== input.confirmation) return { code: differ };
  if ([...input.password].length < input.minimumLength) {
    return {
      code: 'password_too_short',
      message: `${subject} must be at least ${input.minimumLength} characters long.`,
    };
  }
  if (input.wellKnown) return { code: 'password_too_common' };
  return undefined;
}
