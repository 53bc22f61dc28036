import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { AuthProvider } from '@/lib/auth/auth-provider';
import { authStore } from '@/lib/auth/auth-store';
import { type AccountForm, emptyAccount } from '@/shared/listings/account-form/account-form';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp } from '../../../../test/render';
import { readListingDraft, saveListingDraft } from '../logic/listing-draft';
import { useListingDraft } from './use-listing-draft';

beforeEach(() => {
  window.sessionStorage.clear();
});

function openForm() {
  const { user } = signIn();
  fakeApi({ 'GET /user': succeed(user) });
  const { result } = renderHookInApp(
    () => {
      const form = useForm<AccountForm>({ defaultValues: emptyAccount });
      useListingDraft(form);
      return form;
    },
    { within: AuthProvider },
  );
  return { userId: user.id, form: result };
}

test('what is typed is there again in the next form, without login details', async () => {
  const first = openForm();
  await act(async () => {
    first.form.current.setValue('handle', '@jollofwars');
    first.form.current.setValue('password', 'suya-and-salt-9');
    first.form.current.setValue('handover_notes', 'The code is 4711.');
  });
  expect(JSON.stringify(window.sessionStorage)).not.toMatch(/suya-and-salt-9|4711/);
  const second = openForm();
  expect(second.form.current.getValues()).toEqual({ ...emptyAccount, handle: '@jollofwars' });
});

test('a form filled from a draft counts as changed, so that leaving it asks', async () => {
  const { user } = signIn();
  saveListingDraft(user.id, { ...emptyAccount, handle: '@jollofwars' });
  const { form } = openForm();
  expect(form.current.getValues('handle')).toBe('@jollofwars');
  expect(form.current.formState.defaultValues?.handle).toBe('');
});

test('the draft of another person is not shown and not overwritten by an untouched form', () => {
  saveListingDraft('user-chidi', { ...emptyAccount, handle: '@chidi' });
  const { form, userId } = openForm();
  expect(form.current.getValues('handle')).toBe('');
  expect(readListingDraft(userId)).toBeUndefined();
  expect(readListingDraft('user-chidi')?.handle).toBe('@chidi');
});

test('without a session nothing is kept', async () => {
  const { form, userId } = openForm();
  act(() => authStore.clear());
  await act(async () => form.current.setValue('handle', '@jollofwars'));
  expect(readListingDraft(userId)).toBeUndefined();
});
