import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useTickStep } from './use-tick-step';

const route = 'POST /purchases/purchase-1/handover/steps/invite_owner/done';
const ticked = { purchaseId: 'purchase-1', step: { key: 'invite_owner', title: 'Invite the buyer' } };
const onDone = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockReset();
});

function renderForm() {
  const { result } = renderHookInApp(() => {
    const { form, ...rest } = useTickStep(ticked, onDone);
    form.register('note');
    return { form, ...rest };
  });
  return {
    write: (note: string) => act(async () => result.current.form.setValue('note', note)),
    submit: () => act(async () => result.current.submit()),
    note: () => result.current.form.getValues('note'),
  };
}

test('ticks the step off with its note, then empties the form', async () => {
  const calls = fakeApi({ [route]: succeed({ purchase_id: 'purchase-1' }) });
  const { write, submit, note } = renderForm();
  await write(' Invited zainab@example.com. ');
  await submit();
  expect(calls[0]?.body).toEqual({ note: 'Invited zainab@example.com.', images: [] });
  expect(onDone).toHaveBeenCalledOnce();
  expect(note()).toBe('');
  expect(shownToast()?.title).toBe('Step Done');
});

test('needs no note', async () => {
  const calls = fakeApi({ [route]: succeed({ purchase_id: 'purchase-1' }) });
  const { submit } = renderForm();
  await submit();
  expect(calls[0]?.body).toEqual({ images: [] });
});

test('a failure keeps the note, and the retry repeats the key', async () => {
  const notReady = refuse(409, 'handover_step_not_ready', 'This step cannot be done yet.');
  const calls = fakeApi({ [route]: [lose, notReady] });
  const { write, submit, note } = renderForm();
  await write('Invited.');
  await submit();
  expect(shownToast()).toMatchObject({ title: 'Could not save the step', variant: 'destructive' });
  await submit();
  expect(note()).toBe('Invited.');
  expect(onDone).not.toHaveBeenCalled();
  const keys = calls.filter(({ idempotencyKey }) => idempotencyKey).map((call) => call.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
