import { selectAndDetail } from '@oja/contract/disputes';
import { expect, test } from 'vitest';
import {
  earlyReasonSentence,
  emptyResolution,
  type ResolutionForm,
  refuseGrounds,
  refuseRefund,
  refuseResolution,
} from './resolution-form';

const price = 150_000;
const file = { price, seller_may_answer_until: null };
const early = { price, seller_may_answer_until: '2026-11-18T12:00:00.000Z' };

test.each<[string, Partial<ResolutionForm>]>([
  ['no type', { details: 'Half was gone.' }],
  ['no details', { type: 'favor_buyer' }],
  ['details of blanks', { type: 'favor_buyer', details: '  ' }],
])('%s: the specified sentence (A476 to A478)', (_, change) => {
  expect(refuseResolution({ ...emptyResolution, ...change }, file)).toBe(selectAndDetail);
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
  const form: ResolutionForm = { ...emptyResolution, type: 'favor_seller', details: 'All was there.' };
  expect(refuseResolution(form, file)).toBeUndefined();
  expect(refuseResolution({ ...form, type: 'partial_refund' }, file)).toBeDefined();
});

test('a decision while the seller can still answer needs a reason, an escalation does not', () => {
  const form: ResolutionForm = { ...emptyResolution, type: 'favor_buyer', details: 'It was sold twice.' };
  expect(refuseResolution(form, early)).toBe(earlyReasonSentence);
  expect(refuseResolution({ ...form, earlyReason: '  ' }, early)).toBe(earlyReasonSentence);
  expect(
    refuseResolution({ ...form, earlyReason: 'The seller said so in the chat.' }, early),
  ).toBeUndefined();
  expect(refuseResolution({ ...form, type: 'escalate' }, early)).toBeUndefined();
});

test('a decision names its rule and what it rests on, an escalation does not', () => {
  const form: ResolutionForm = { ...emptyResolution, type: 'favor_buyer' };
  expect(refuseGrounds(form)).toBe('Please choose the rule that the decision follows.');
  expect(refuseGrounds({ ...form, rule: 'other' })).toBe('Please choose what the decision rests on.');
  expect(refuseGrounds({ ...form, rule: 'other', evidence: ['a'] })).toBeUndefined();
  expect(refuseGrounds({ ...form, type: 'escalate' })).toBeUndefined();
});
