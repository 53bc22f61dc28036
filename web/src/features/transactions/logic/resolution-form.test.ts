import { expect, test } from 'vitest';
import {
  emptyResolution,
  type ResolutionForm,
  refuseRefund,
  refuseResolution,
  selectAndDetailSentence,
} from './resolution-form';

const price = 150_000;

test.each<[string, Partial<ResolutionForm>]>([
  ['no type', { details: 'Half was gone.' }],
  ['no details', { type: 'favor_buyer' }],
  ['details of blanks', { type: 'favor_buyer', details: '  ' }],
])('%s: the specified sentence (A476 to A478)', (_, change) => {
  expect(refuseResolution({ ...emptyResolution, ...change }, price)).toBe(selectAndDetailSentence);
});

test.each([
  ['', 'Please enter the amount that goes back to the buyer.'],
  ['0', 'Please enter the amount that goes back to the buyer.'],
  ['12.345', 'Please enter the amount that goes back to the buyer.'],
  ['150,000.01', 'The refund can be ₦150,000.00 at most.'],
  ['150,000', undefined],
  ['0.5', undefined],
])('a partial refund of "%s" (A431, A432)', (typed, sentence) => {
  expect(refuseRefund(typed, price)).toBe(sentence);
});

test('only a partial refund asks for an amount', () => {
  const form: ResolutionForm = { type: 'favor_seller', details: 'All was there.', refund: '' };
  expect(refuseResolution(form, price)).toBeUndefined();
  expect(refuseResolution({ ...form, type: 'partial_refund' }, price)).toBeDefined();
});
