import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountInput } from './amount-input';
import { caretBehind, figuresBefore, groupAmount, pastedAmount, plainAmount } from './grouped-amount';

test.each([
  ['1500000', '1,500,000'],
  ['999', '999'],
  ['1000.5', '1,000.5'],
  ['1000.', '1,000.'],
  ['', ''],
  ['plenty', 'plenty'],
  ['1e5', '1e5'],
])('%j is shown as %j', (plain, shown) => {
  expect(groupAmount(plain)).toBe(shown);
});

test.each(['₦1,000', ' 1 000 ', '1,000'])('%j is an amount of 1000', (typed) => {
  expect(plainAmount(typed)).toBe('1000');
});

test.each([
  ['150,50', '150.50'],
  ['₦ 1.500,5', '1500.5'],
  ['1 500,50', '1500.50'],
  ['150,500', '150500'],
  ['1,500.50', '1500.50'],
])('%j pasted is an amount of %s', (pasted, plain) => {
  expect(pastedAmount(pasted)).toBe(plain);
});

test('the caret is counted in figures', () => {
  expect(figuresBefore('1,500', 2)).toBe(1);
  expect(caretBehind('15,00', 3)).toBe(4);
  expect(caretBehind('1,500', 0)).toBe(0);
});

function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <AmountInput aria-label="Amount" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function renderForm(start = '') {
  render(<Form start={start} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  /** As a browser does it: the new text with the caret in it. */
  const enter = (text: string, caret: number, inputType?: string) => {
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.setSelectionRange(caret, caret);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType }));
  };
  return { field, enter, kept: () => screen.getByRole('status').textContent };
}

test('groups while typing and keeps plain digits', () => {
  const { field, enter, kept } = renderForm();
  enter('1500000', 7);
  expect(field.value).toBe('1,500,000');
  expect(kept()).toBe('1500000');
  expect(field.selectionStart).toBe(9);
});

test('reads a pasted decimal comma, and a typed one as a separator that moves', () => {
  const { field, enter, kept } = renderForm();
  enter('150,50', 6, 'insertFromPaste');
  expect(field.value).toBe('150.50');
  enter('1,50', 4, 'deleteContentBackward');
  expect(kept()).toBe('150');
});

test('a figure typed in the middle leaves the caret behind it', () => {
  const { field, enter } = renderForm('1500');
  expect(field.value).toBe('1,500');
  enter('1,9500', 3);
  expect(field.value).toBe('19,500');
  expect(field.selectionStart).toBe(2);
});

test('deleting a comma moves the caret before it, and the amount stays', () => {
  const { field, enter, kept } = renderForm('1500');
  enter('1500', 1);
  expect(field.value).toBe('1,500');
  expect(field.selectionStart).toBe(1);
  expect(kept()).toBe('1500');
});

test('the Delete key passes over a comma, and deletes the figure behind it next', () => {
  const { field, enter, kept } = renderForm('1500');
  enter('1500', 1, 'deleteContentForward');
  expect([field.value, field.selectionStart]).toEqual(['1,500', 2]);
  enter('1,00', 2, 'deleteContentForward');
  expect([field.value, field.selectionStart]).toEqual(['100', 1]);
  expect(kept()).toBe('100');
});

test('Backspace behind a comma deletes the figure before it', () => {
  const { field, enter, kept } = renderForm('1234567');
  expect(field.value).toBe('1,234,567');
  enter('1,234567', 5, 'deleteContentBackward');
  expect([field.value, field.selectionStart]).toEqual(['123,567', 3]);
  expect(kept()).toBe('123567');
  enter('123567', 3, 'deleteContentBackward');
  expect([field.value, field.selectionStart]).toEqual(['12,567', 2]);
});

test('takes a pasted amount, and keeps what is none for the form to refuse', () => {
  const { field, enter, kept } = renderForm();
  enter('₦1,000', 6);
  expect([field.value, kept()]).toEqual(['1,000', '1000']);
  enter('plenty', 6);
  expect([field.value, kept()]).toEqual(['plenty', 'plenty']);
});
