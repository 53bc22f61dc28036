import type { Handover, HandoverStep } from '@oja/contract/handovers';
import { expect, test } from 'vitest';
import { sample } from '../../../../test/sample';
import { releaseSentence } from './ending-texts';

const step = (part: Partial<HandoverStep>) =>
  sample<HandoverStep>({ by: 'buyer', title: 'Accept the access', wait: null, done_late: false, ...part });
const handover = (part: Partial<Handover>) =>
  sample<Handover>({
    release_at: '2026-11-24T13:30:00.000Z',
    release_waits: false,
    viewer: 'seller',
    stage: 'handing_over',
    steps: [step({})],
    ...part,
  });

test.each([
  [{}, /^You are paid when the buyer confirms, at the latest on Nov 24, 2026, 2:30 PM[^.]*\.$/],
  [{ viewer: 'buyer' }, /^The seller is paid when you confirm, at the latest on/],
  [{ stage: 'inspecting' }, /, or by itself on Nov 24, 2026/],
  [{ release_waits: true }, /^A bank is asking about a payment/],
] as const)('says when the money moves by itself: %o', (part, sentence) => {
  expect(releaseSentence(handover(part))).toMatch(sentence);
});

test('names the step that was done late', () => {
  const steps = [step({ done_late: true }), step({})];
  expect(releaseSentence(handover({ steps }))).toMatch(
    / The buyer did “Accept the access” after its time was over\.$/,
  );
  expect(releaseSentence(handover({ steps, viewer: 'buyer' }))).toContain(
    'You did “Accept the access” after',
  );
});

test('and that the wait of the platform counts from then', () => {
  const wait = sample<NonNullable<HandoverStep['wait']>>({ hours: 168 });
  const steps = [step({ done_late: true, wait })];
  expect(releaseSentence(handover({ steps }))).toMatch(/was over, and the wait counts from then\.$/);
});

test('says nothing once the money has moved', () => {
  expect(releaseSentence(handover({ release_at: null }))).toBeUndefined();
});
