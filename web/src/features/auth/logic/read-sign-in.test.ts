import { describe, expect, test } from 'vitest';
import type { AuthUser } from '@/lib/auth/auth-store';
import { readSignIn } from './read-sign-in';

const user = { name: 'Ada', role: 'user' } as unknown as AuthUser;
const expires_at = '2026-11-16T00:00:00.000Z';

describe('the answer of a door', () => {
  test('lets in whoever it names', () => {
    expect(readSignIn({ data: { token: 'secret', expires_at, user } })).toEqual({
      record: { token: 'secret', expiresAt: expires_at, user },
    });
  });

  test('asks for a code where one is needed', () => {
    expect(readSignIn({ data: { two_factor: { challenge: 'half-way' } } })).toEqual({
      challenge: 'half-way',
    });
  });

  // U618, A489
  test('is a failure when it names nobody, whatever else it says', () => {
    expect(() => readSignIn({ data: null })).toThrow('Login failed');
    expect(() => readSignIn({ data: { token: 'secret', expires_at } })).toThrow('Login failed');
    expect(() => readSignIn({ data: { token: 'secret' }, message: 'Closed for today' })).toThrow(
      'Closed for today',
    );
  });
});
