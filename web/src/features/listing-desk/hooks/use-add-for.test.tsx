import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AccountForm, emptyAccount } from '@/shared/listings/account-form/account-form';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../../test/fake-api';
import { pass, renderHookInApp, shownToast } from '../../../../test/render';
import { useAddFor } from './use-add-for';

const route = 'POST /admin/listings';
const seller = {
  id: 'user-bola',
  number: 12,
  name: 'Bola Ade',
  nickname: 'bola',
  email: 'bola@example.com',
  verified: true,
};
const account: AccountForm = {
  ...emptyAccount,
  platform: 'instagram',
  handle: '@jollofwars',
  url: 'https://instagram.com/jollofwars',
  price: '250,000',
  description: 'Food and travel, two years old.',
  category: 'Food & Cooking',
  handover_kind: 'credentials',
  mailbox: 'original',
  username: 'jollofwars',
  password: 'suya-and-salt-9',
};

beforeEach(() => {
  vi.useFakeTimers();
  signIn({ role: 'admin' });
});

function openForm() {
  const onAdded = vi.fn();
  const tray = createScreenshotTray(() => Promise.reject(new Error('No picture is uploaded here.')));
  const { result, queryClient } = renderHookInApp(() => {
    const adding = useAddFor(tray, onAdded);
    for (const field of ['handle', 'price'] as const) adding.form.register(field);
    return { ...adding, errors: adding.form.formState.errors };
  });
  return {
    onAdded,
    adding: result,
    sent: () => queryClient.getMutationCache().getAll(),
    fill: (isForSeller: boolean) =>
      act(async () => {
        if (isForSeller) result.current.setSeller(seller);
        result.current.form.reset(account, { keepDefaultValues: true });
      }),
    submit: async () => {
      await act(async () => void result.current.submit());
      await pass(10_000);
    },
  };
}

test('adds the account for the chosen seller and empties the form', async () => {
  const calls = fakeApi({ [route]: succeed({ id: 'listing-1' }) });
  const { fill, submit, onAdded, adding, sent } = openForm();
  await fill(true);
  await submit();
  expect(sent()).toEqual([]);
  expect(callsOf(calls, route)[0]?.body).toMatchObject({
    seller_id: 'user-bola',
    handle: '@jollofwars',
    price: 250_000,
    images: [],
  });
  expect(onAdded).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({
    title: 'Listing Added',
    description: '@jollofwars waits for review, for Bola Ade.',
  });
  expect(adding.current.form.getValues()).toEqual(emptyAccount);
  expect(adding.current.seller).toBeUndefined();
});

test('without a seller nothing is sent, and the field says why', async () => {
  const calls = fakeApi({});
  const { fill, submit, adding } = openForm();
  await fill(false);
  expect(adding.current.sellerProblem).toBeUndefined();
  await submit();
  expect(calls).toEqual([]);
  expect(adding.current.sellerProblem).toBe('This field is required.');
});

test('a refusal is shown at its field, and nothing that was typed is lost', async () => {
  const message = 'This account is for sale already.';
  fakeApi({ [route]: refuse(422, 'validation_failed', message, [{ field: 'handle', message }]) });
  const { fill, submit, onAdded, adding } = openForm();
  await fill(true);
  await submit();
  expect(adding.current.errors.handle?.message).toBe(message);
  expect(shownToast()?.variant).toBe('destructive');
  expect(adding.current.form.getValues('password')).toBe(account.password);
  expect(adding.current.seller?.id).toBe('user-bola');
  expect(onAdded).not.toHaveBeenCalled();
});
