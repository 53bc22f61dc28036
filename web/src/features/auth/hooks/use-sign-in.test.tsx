import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { AuthProvider, useAuth } from '@/lib/auth/auth-provider';
import type { AuthUser } from '@/lib/auth/auth-store';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { type SignIn, useSignIn } from './use-sign-in';

const user = sample<AuthUser>({ id: 'user-ada', name: 'Ada Obi', role: 'user' });
const admitted = { data: { token: 'token-1', expires_at: '2126-01-01T00:00:00.000Z', user } };

function renderSignIn() {
  const { result } = renderHookInApp(
    () => {
      const auth = useAuth();
      const signIn = useSignIn({ auth, greeting: ({ name }) => ({ title: `Welcome, ${name}` }) });
      return { name: auth.user?.name, signIn };
    },
    { path: paths.auth.login, within: AuthProvider },
  );
  return {
    shown: result,
    on: (step: (signIn: SignIn) => void) => act(async () => step(result.current.signIn)),
  };
}

test('signs in, greets, and leads to the portal', async () => {
  const { shown, on } = renderSignIn();
  await on((signIn) => signIn.accept(admitted));
  expect(shown.current.name).toBe('Ada Obi');
  expect(window.location.pathname).toBe(paths.dashboard.overview);
  expect(shownToast()?.title).toBe('Welcome, Ada Obi');
});

test('asks for a code first when two-factor sign-in is on', async () => {
  const { shown, on } = renderSignIn();
  await on((signIn) => signIn.accept({ data: { two_factor: { challenge: 'challenge-1' } } }));
  expect(shown.current.signIn.challenge).toBe('challenge-1');
  expect(shown.current.name).toBeUndefined();
  await on((signIn) => signIn.startAgain());
  expect(shown.current.signIn.challenge).toBeUndefined();
});

test('a wrong code keeps the challenge, and one that has expired leads back to the password', async () => {
  const { shown, on } = renderSignIn();
  const refuse = (code: string, message: string) =>
    on((signIn) => void signIn.refuse(new ApiError(message, { status: 401, code })));
  await on((signIn) => signIn.accept({ data: { two_factor: { challenge: 'challenge-1' } } }));
  await refuse('two_factor_code_wrong', 'The code is wrong.');
  expect(shown.current.signIn).toMatchObject({ challenge: 'challenge-1', failure: 'The code is wrong.' });
  await refuse('two_factor_challenge_invalid', 'Please sign in again.');
  expect(shown.current.signIn).toMatchObject({ challenge: undefined, failure: 'Please sign in again.' });
  expect(shownToast()).toMatchObject({ title: 'Login Failed', description: 'Please sign in again.' });
});

test('the failure of the last attempt is gone once one succeeds', async () => {
  const { shown, on } = renderSignIn();
  await on((signIn) => void signIn.refuse(new ApiError('Wrong password.', { status: 401 })));
  await on((signIn) => signIn.accept(admitted));
  expect(shown.current.signIn.failure).toBeUndefined();
});

test('an answer without a user opens no session', async () => {
  const { shown, on } = renderSignIn();
  await on((signIn) => expect(() => signIn.accept({ data: null, message: 'Odd.' })).toThrow('Odd.'));
  expect(shown.current.name).toBeUndefined();
});
