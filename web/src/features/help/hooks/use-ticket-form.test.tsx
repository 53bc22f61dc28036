import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, lose, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useTicketForm } from './use-ticket-form';

const route = 'POST /tickets';
const subject = 'My payment is missing';
const onOpened = vi.fn();

beforeEach(() => {
  signIn();
  onOpened.mockReset();
});

function renderForm() {
  const { result } = renderHookInApp(() => {
    const { form, submit } = useTicketForm(onOpened);
    for (const field of ['category', 'priority', 'subject', 'text'] as const) form.register(field);
    return { form, submit, errors: form.formState.errors };
  });
  return {
    ticket: result,
    write: (text: string) =>
      act(async () => {
        const { form } = result.current;
        form.setValue('category', 'wallet');
        form.setValue('subject', subject);
        form.setValue('text', text);
      }),
    submit: () => act(async () => result.current.submit()),
  };
}

test('opens the ticket, empties the form and leads to it', async () => {
  fakeApi({ [route]: succeed({ id: 'ticket-1', reference: 'T-1' }) });
  const { ticket, write, submit } = renderForm();
  await write('I paid an hour ago and nothing arrived.');
  await submit();
  expect(onOpened).toHaveBeenCalledWith('ticket-1');
  expect(ticket.current.form.getValues()).toMatchObject({ subject: '', text: '', priority: 'medium' });
  expect(shownToast()?.title).toBe('Ticket Opened');
});

test('a lost answer keeps every word, and the retry repeats the key', async () => {
  const calls = fakeApi({ [route]: [lose, succeed({ id: 'ticket-1', reference: 'T-1' })] });
  const { ticket, write, submit } = renderForm();
  await write('I paid an hour ago and nothing arrived.');
  await submit();
  expect(shownToast()).toMatchObject({ title: 'Could not open the ticket', variant: 'destructive' });
  expect(ticket.current.form.getValues('subject')).toBe(subject);
  expect(onOpened).not.toHaveBeenCalled();
  await submit();
  expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
  expect(onOpened).toHaveBeenCalledOnce();
});

test('the same words later on are another ticket', async () => {
  const calls = fakeApi({ [route]: succeed({ id: 'ticket-1', reference: 'T-1' }) });
  const { write, submit } = renderForm();
  await write('I paid an hour ago and nothing arrived.');
  await submit();
  await write('I paid an hour ago and nothing arrived.');
  await submit();
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey);
});

test('an incomplete ticket is not sent, and the field says why', async () => {
  const calls = fakeApi({});
  const { ticket, submit } = renderForm();
  await submit();
  expect(calls).toEqual([]);
  expect(ticket.current.errors.category?.message).toBe('Please choose a category.');
});
