import { describe, expect, test } from 'vitest';
import { type DecisionForm, decisionForm, emptyDecision, questionOf, refuseDecision } from './decision-form';

const claim = { refundable: 1_000, seller_may_answer_until: null };
const upheld: DecisionForm = { ...emptyDecision, outcome: 'upheld', details: ' As the mails show. ' };
const early = { ...claim, seller_may_answer_until: '2026-11-20T09:00:00.000Z' };

describe('refuses', () => {
  test.each([
    ['without a decision', emptyDecision, claim],
    ['a reason that is too long', { ...upheld, details: 'x'.repeat(2_001) }, claim],
    ['without a reason', { ...upheld, details: ' ' }, claim],
    ['a refund of nothing', { ...upheld, refund: '0' }, claim],
    ['a refund above the price', { ...upheld, refund: '1000.01' }, claim],
    ['what is no amount', { ...upheld, refund: '1.234' }, claim],
    ['an early decision without its reason', upheld, early],
  ])('%s', (_case, form, about) => {
    expect(refuseDecision(form, about)).toMatch(/^Please /);
  });

  test('nothing that is complete', () => {
    expect(refuseDecision(upheld, claim)).toBeUndefined();
    expect(refuseDecision({ ...upheld, refund: '1000' }, claim)).toBeUndefined();
    expect(refuseDecision({ ...upheld, earlyReason: 'It is clear.' }, early)).toBeUndefined();
  });
});

describe('sends and asks about', () => {
  test('everything without an amount', () => {
    expect(decisionForm(claim).parse(upheld)).toEqual({ outcome: 'upheld', details: 'As the mails show.' });
    expect(questionOf(upheld, claim).description).toContain('₦1,000.00 goes back to the buyer');
  });

  test('a part of the price', () => {
    const form = { ...upheld, refund: '250.50' };
    expect(decisionForm(claim).parse(form)).toMatchObject({ refund_amount: 250.5 });
    expect(questionOf(form, claim).description).toContain('₦250.50');
  });

  test('a rejection, without the amount that was typed before', () => {
    const form: DecisionForm = { ...upheld, outcome: 'rejected', refund: '250' };
    expect(decisionForm(claim).parse(form)).toEqual({ outcome: 'rejected', details: 'As the mails show.' });
    expect(questionOf(form, claim).title).toBe('Reject the claim?');
  });

  test('the reason for not waiting, only while the seller can answer', () => {
    const form = { ...upheld, earlyReason: ' It is clear. ' };
    expect(decisionForm(early).parse(form)).toMatchObject({ early_reason: 'It is clear.' });
    expect(decisionForm(claim).parse(form)).not.toHaveProperty('early_reason');
  });
});
