import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, holdAnswer, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
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
  const { result, unmount } = renderHookInApp(() => {
    const { form, ...rest } = useTickStep(ticked, onDone);
    form.register('note');
    return { form, ...rest };
  });
  return {
    write: (note: string) => act(async () => result.current.form.setValue('note', note)),
    submit: () => act(async () => result.current.submit()),
    startSubmit: () => act(async () => void result.current.submit()),
    unmount,
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

test('a note is there when the form is opened again, until it was sent', async () => {
  const held = holdAnswer();
  fakeApi({ [route]: [lose, held.answer] });
  const first = renderForm();
  await first.write('Invited.');
  await first.submit();
  first.unmount();
  const second = renderForm();
  expect(second.note()).toBe('Invited.');
  await second.startSubmit();
  // The step is drawn anew before the answer is read, and the form with it.
  second.unmount();
  await act(async () => held.release(succeed({ purchase_id: 'purchase-1' })));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(renderForm().note()).toBe('');
});
