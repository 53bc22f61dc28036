import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from './failure-sentence';

it('repeats what the server said', () => {
  const error = new ApiError('The current password is not correct.', {
    status: 400,
    code: 'current_password_wrong',
  });
  expect(failureSentence(error, 'Failed to change password.')).toBe('The current password is not correct.');
});

it('says that the network failed', () => {
  const error = new ApiError('Network error. Please check your connection and try again.', { status: 0 });
  expect(failureSentence(error, 'Failed to change password.')).toContain('Network error.');
});

it.each(['Failed to update settings.', 'Failed to change password.', 'Failed to delete account.'])(
  'U820 U821 U822 says "%s" when an answer came without a sentence',
  (fallback) => {
    expect(failureSentence(new ApiError(undefined, { status: 502 }), fallback)).toBe(fallback);
    expect(failureSentence(undefined, fallback)).toBe(fallback);
  },
);
