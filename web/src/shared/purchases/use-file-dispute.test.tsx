import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, lose, refuse, signIn, succeed } from '../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../test/render';
import { sample } from '../../../test/sample';
import { type DisputedPurchase, useFileDispute } from './use-file-dispute';

const route = 'POST /purchases/purchase-1/dispute';
const purchase = sample<DisputedPurchase>({ id: 'purchase-1' });
const onDone = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockReset();
});

function renderForm() {
  const { result } = renderHookInApp(() => {
    const { form, ...rest } = useFileDispute(purchase, onDone);
    // A form tracks what is registered, as its fields do.
    form.register('reason');
    form.register('description');
    return { form, ...rest };
  });
  return {
    dispute: result,
    write: (description: string) =>
      act(async () => {
        result.current.form.setValue('reason', 'not_as_described');
        result.current.form.setValue('description', description);
      }),
    submit: () => act(async () => result.current.submit()),
    description: () => result.current.form.getValues('description'),
  };
}

test('raises the dispute with the trimmed description, then empties the form', async () => {
  const calls = fakeApi({ [route]: succeed(null) });
  const { write, submit, description } = renderForm();
  await write(' The followers are gone. ');
  await submit();
  expect(calls.map(({ body }) => body)).toEqual([
    { reason: 'not_as_described', description: 'The followers are gone.', images: [] },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(description()).toBe('');
  expect(shownToast()?.title).toBe('Dispute Raised');
});

test('sends nothing without a reason', async () => {
  const calls = fakeApi({});
  const { submit } = renderForm();
  await submit();
  expect(calls).toEqual([]);
});

test('a failure keeps what was written, and the retry repeats the key', async () => {
  const calls = fakeApi({ [route]: [lose, refuse(503, 'busy', 'Please try again.'), succeed(null)] });
  const { write, submit, description } = renderForm();
  await write('The followers are gone.');
  await submit();
  expect(shownToast()).toMatchObject({ title: 'Could not raise dispute', variant: 'destructive' });
  expect(description()).toBe('The followers are gone.');
  expect(onDone).not.toHaveBeenCalled();
  await submit();
  await write('All followers are gone.');
  await submit();
  const [first, second, third] = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the same words in a later dispute are a new one', async () => {
  const calls = fakeApi({ [route]: succeed(null) });
  const { write, submit } = renderForm();
  for (let round = 1; round <= 2; round += 1) {
    await write('The followers are gone.');
    await submit();
    await waitFor(() => expect(calls).toHaveLength(round));
  }
  expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey);
});
