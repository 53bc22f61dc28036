import { hourMs, secondMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import type { AuthUser } from '@/lib/auth/auth-store';
import { noteServerTime, serverNowMs } from '@/lib/server-clock';
import { readSignIn, signInFailureSentence } from './sign-in';

const user = { name: 'Ada', role: 'user' } as unknown as AuthUser;
const expires_at = '2026-11-16T00:00:00.000Z';

describe('the answer of a sign-in', () => {
  test('signs in the user it names', () => {
    expect(readSignIn({ data: { token: 'secret', expires_at, user } })).toEqual({
      record: { token: 'secret', expiresAt: expires_at, user },
    });
  });

  test('lasts as long on a device whose clock is hours ahead', () => {
    noteServerTime(new Date(Date.now() - 5 * hourMs).toUTCString());
    const inAnHour = new Date(serverNowMs() + hourMs).toISOString();
    const step = readSignIn({ data: { token: 'secret', expires_at: inAnHour, user } });
    noteServerTime(new Date().toUTCString());
    const expiresAt = 'record' in step ? Date.parse(step.record.expiresAt) : 0;
    expect(Math.abs(expiresAt - Date.now() - hourMs)).toBeLessThan(2 * secondMs);
  });

  test('asks for a code where one is needed', () => {
    expect(readSignIn({ data: { two_factor: { challenge: 'half-way' } } })).toEqual({
      challenge: 'half-way',
    });
  });

  // U618, A489
  test('is a failure when it names no user, whatever else it says', () => {
    expect(() => readSignIn({ data: null })).toThrow('Login failed');
    expect(() => readSignIn({ data: { token: 'secret', expires_at } })).toThrow('Login failed');
    expect(() => readSignIn({ data: { token: 'secret' }, message: 'Closed for today' })).toThrow(
      'Closed for today',
    );
  });
});

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
