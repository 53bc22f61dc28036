import { expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { namedSentence, showFieldRefusals } from './show-field-refusals';

const refusal = new ApiError('Please enter at most the price, ₦120,000.00.', {
  status: 400,
  code: 'offer_floor_too_high',
  details: [
    { field: 'offer_floor', message: 'Please enter at most the price, ₦120,000.00.' },
    { field: 'claims.revenue', message: 'This is too much.' },
    { field: 'unknown', message: 'No.' },
  ],
});

test('each refused field has its sentence, and the first one the focus', () => {
  const setError = vi.fn();
  showFieldRefusals(refusal, { setError });
  expect(setError.mock.calls).toEqual([
    ['offer_floor', { message: refusal.message }, { shouldFocus: true }],
    ['revenue', { message: 'This is too much.' }, { shouldFocus: false }],
  ]);
});

test('the sentence of a toast names the field it is about', () => {
  expect(namedSentence(refusal, refusal.message)).toBe(`Lowest Offer: ${refusal.message}`);
  expect(namedSentence(refusal, 'Some fields are wrong.')).toBe('Some fields are wrong.');
  expect(namedSentence(new Error('Lost.'), 'Lost.')).toBe('Lost.');
});
