import type { StaffCase } from '@oja/contract/disputes';
import { expect, test } from 'vitest';
import { type AppealForm, decisionsFor, emptyAppealForm, refuseAppealDecision } from './appeal-form.ts';

const file = { price: 1_000, seller_may_answer_until: null, appeal: { limit: 600 } } as Pick<
  StaffCase,
  'price' | 'seller_may_answer_until' | 'appeal'
>;
const stands: AppealForm = { ...emptyAppealForm, decision: 'stands', details: 'Read again.' };

test.each([
  [stands, undefined],
  [{ ...stands, decision: undefined }, 'Please choose how the appeal is decided.'],
  [{ ...stands, details: 'x'.repeat(2_001) }, 'Please write why you decided so.'],
  [{ ...stands, details: ' ' }, 'Please write why you decided so.'],
  [{ ...stands, decision: 'award', award: '600' }, undefined],
  [{ ...stands, decision: 'award', award: '' }, 'Please enter the amount that Oja adds.'],
  [{ ...stands, decision: 'award', award: '600.01' }, 'Oja can add ₦600.00 at most, which is what was lost.'],
  [
    { ...stands, decision: 'replace', type: 'favor_seller' },
    'Please choose the rule that the decision follows.',
  ],
  [{ ...stands, decision: 'replace', type: 'favor_seller', rule: 'other', evidence: ['a'] }, undefined],
] as [AppealForm, string | undefined][])('%j: %s', (form, sentence) => {
  expect(refuseAppealDecision(form, file)).toBe(sentence);
});

test('a decision that waits can be replaced, one that was carried out can be added to', () => {
  const of = (status: string) => decisionsFor({ rulings: [{ status }] } as Pick<StaffCase, 'rulings'>);
  expect([of('appealed'), of('executed')]).toEqual([
    ['stands', 'replace'],
    ['stands', 'award'],
  ]);
});
