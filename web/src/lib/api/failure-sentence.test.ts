import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error';
import { failureSentence } from './failure-sentence';

describe('the sentence of any failure', () => {
  test.each([
    [1, '1 second'],
    [119, '119 seconds'],
    [121, '3 minutes'],
    [600, '10 minutes'],
  ])('names the wait of %i seconds as %s', (retryAfterSeconds, words) => {
    const error = new ApiError('Too many requests. Please wait a moment and try again.', {
      status: 429,
      code: 'too_many_requests',
      retryAfterSeconds,
    });
    expect(failureSentence(error, 'Registration failed')).toBe(
      `Too many requests. Please try again in ${words}.`,
    );
  });

  test('falls back where there is none', () => {
    expect(failureSentence(new ApiError(undefined, { status: 500 }), 'Registration failed')).toBe(
      'Registration failed',
    );
    expect(failureSentence('nonsense', 'Registration failed')).toBe('Registration failed');
  });
});

test('repeats what the server said', () => {
  const error = new ApiError('The current password is not correct.', {
    status: 400,
    code: 'current_password_wrong',
  });
  expect(failureSentence(error, 'Failed to change password.')).toBe('The current password is not correct.');
});

test('says that the network failed', () => {
  const error = new ApiError('Network error. Please check your connection and try again.', { status: 0 });
  expect(failureSentence(error, 'Failed to change password.')).toContain('Network error.');
});

test.each(['Failed to update settings.', 'Failed to change password.', 'Failed to delete account.'])(
  'U820 U821 U822 says "%s" when an answer came without a sentence',
  (fallback) => {
    expect(failureSentence(new ApiError(undefined, { status: 502 }), fallback)).toBe(fallback);
    expect(failureSentence(undefined, fallback)).toBe(fallback);
  },
);
