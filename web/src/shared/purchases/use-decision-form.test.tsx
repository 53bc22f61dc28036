import { act } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test } from 'vitest';
import { renderHookInApp, shownToast } from '../../../test/render';
import { useDecisionForm } from './use-decision-form';

const refuse = ({ text }: { text: string }) => (text === '' ? 'Please give a reason.' : undefined);

function renderForm() {
  const { result } = renderHookInApp(() => useDecisionForm({ text: '', amount: 5 }, refuse));
  const event = new Event('submit', { cancelable: true });
  return {
    form: () => result.current,
    event,
    submit: () => {
      let isAsked = false;
      act(() => {
        isAsked = result.current.submit(event as unknown as FormEvent);
      });
      return isAsked;
    },
  };
}

test('a refusal is shown and asks no question, until something is changed', () => {
  const { form, submit, event } = renderForm();
  expect(submit()).toBe(false);
  expect(event.defaultPrevented).toBe(true);
  expect(form()).toMatchObject({ refusal: 'Please give a reason.', isAsking: false });
  expect(shownToast()?.description).toBe('Please give a reason.');
  act(() => form().change({ text: 'The login never worked.' }));
  expect(form()).toMatchObject({
    form: { text: 'The login never worked.', amount: 5 },
    refusal: undefined,
    isAsking: false,
  });
});

test('a complete form asks once more; a form that is refused later asks no longer', () => {
  const { form, submit } = renderForm();
  act(() => form().change({ text: 'The login never worked.' }));
  expect(submit()).toBe(true);
  expect(form().isAsking).toBe(true);
  act(() => form().change({ text: '' }));
  expect(submit()).toBe(false);
  expect(form().isAsking).toBe(false);
});
