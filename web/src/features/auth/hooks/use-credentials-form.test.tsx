import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderHookInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import type { SignInAnswer } from '../logic/sign-in';
import { useCredentialsForm } from './use-credentials-form';
import type { SignIn } from './use-sign-in';

function renderForm() {
  const signIn = sample<SignIn>({ accept: vi.fn(), refuse: vi.fn() });
  const send = vi.fn(async () => sample<SignInAnswer>({}));
  const { result } = renderHookInApp(() => {
    const { form, submit } = useCredentialsForm({ email: '', signIn, send });
    for (const field of ['email', 'password'] as const) form.register(field);
    return { form, submit, errors: form.formState.errors };
  });
  const submit = (email: string, password: string) =>
    act(async () => {
      result.current.form.setValue('email', email);
      result.current.form.setValue('password', password);
      await result.current.submit();
    });
  return { state: result, send, submit };
}

test('an address that no account can have is refused at its field, and nothing is sent', async () => {
  const { state, send, submit } = renderForm();
  await submit('ada@example', 'secret-password');
  await waitFor(() =>
    expect(state.current.errors.email?.message).toBe('Please enter a valid e-mail address.'),
  );
  expect(send).not.toHaveBeenCalled();
  expect(state.current.form.getValues('password')).toBe('secret-password');
});

test('sends both fields as typed and clears the password afterwards', async () => {
  const { state, send, submit } = renderForm();
  await submit('Ada@Example.com', ' secret ');
  expect(send).toHaveBeenCalledExactlyOnceWith({
    email: 'Ada@Example.com',
    password: ' secret ',
    remember: false,
  });
  await waitFor(() => expect(state.current.form.getValues('password')).toBe(''));
});
