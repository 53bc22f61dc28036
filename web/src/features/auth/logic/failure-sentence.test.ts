import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence, signInFailureSentence } from './failure-sentence';

describe('the sentence of a failed sign-in', () => {
  test('is the one of the server', () => {
    const locked = new ApiError('Too many failed attempts. Please try again in 15 minutes.', {
      status: 429,
      code: 'account_locked',
      retryAfterSeconds: 900,
    });
    expect(signInFailureSentence(locked)).toBe('Too many failed attempts. Please try again in 15 minutes.');
  });

  // U808, A578
  test('is "Invalid credentials" when a refusal came without one', () => {
    expect(signInFailureSentence(new ApiError(undefined, { status: 401 }))).toBe('Invalid credentials');
  });

  // U619, A490
  test('is "Login failed" when the answer was no success and said nothing', () => {
    expect(signInFailureSentence(new ApiError(undefined, { status: 200 }))).toBe('Login failed');
    expect(signInFailureSentence(new ApiError('', { status: 502 }))).toBe('Login failed');
  });

  test('says so when nothing came back at all', () => {
    const lost = new ApiError('Network error. Please check your connection and try again.', { status: 0 });
    expect(signInFailureSentence(lost)).toMatch(/^Network error/);
  });
});

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
