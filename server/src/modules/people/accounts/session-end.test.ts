import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja, testPassword } from '../../../../test/oja.ts';

const oja = await startOja();

/** Signs a person in a second time and returns the token of that session. */
async function signInAgain(person: Person): Promise<string> {
  const { body } = await oja.call('login', { body: { email: person.email, password: testPassword } });
  if (!('token' in body.data)) throw new Error('a second factor is asked for');
  return body.data.token;
}

const refusal = async (token: string) => {
  const { status, body } = await oja.call('currentUser', { token });
  return [status, body.code, body.message];
};

test('a session that was ended from another device says so', async () => {
  const person = await oja.person();
  const other = await signInAgain(person);
  await oja.call('endOtherSessions', { token: person.token });
  expect(await refusal(other)).toEqual([
    401,
    'session_invalid',
    'You were signed out on another device. Please sign in again.',
  ]);
});

test('a session that a new password ended says so', async () => {
  const person = await oja.person();
  const other = await signInAgain(person);
  const newPassword = 'monsoon-lantern-77';
  await oja.call('changePassword', {
    token: person.token,
    body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
  });
  expect(await refusal(other)).toEqual([
    401,
    'session_invalid',
    'Your password was changed. Please sign in again.',
  ]);
});

test('a session that is too old says so, and an unknown token learns nothing', async () => {
  const person = await oja.person();
  oja.clock.advance(400 * dayMs);
  expect(await refusal(person.token)).toEqual([
    401,
    'session_invalid',
    'Your session has expired. Please sign in again.',
  ]);
  expect(await refusal('q3Zt0vJxk1mJ0dTn8y2q0wJm4lq7cS1rYbq9v3nE6hA')).toEqual([
    401,
    'session_invalid',
    'Your session has ended. Please sign in again.',
  ]);
});
