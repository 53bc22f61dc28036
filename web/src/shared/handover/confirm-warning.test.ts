import { confirmSentence } from '@oja/contract/handover-labels';
import type { Handover, HandoverStep } from '@oja/contract/handovers';
import { expect, test } from 'vitest';
import { sample } from '../../../test/sample';
import { confirmWarning } from './confirm-warning';

const steps = (['seller', 'buyer', 'buyer', 'buyer'] as const).map((by) => sample<HandoverStep>({ by }));

test.each([
  [3, null, /^You have not ticked anything off/],
  [3, confirmSentence, /^You have not ticked anything off/],
  [2, confirmSentence, /^2 of your steps are not ticked off/],
  [1, confirmSentence, /^One of your steps is not ticked off/],
])('%i steps left with the sentence %s: warns', (unticked, sentence, warning) => {
  expect(confirmWarning(sample<Handover>({ steps, confirm: { allowed: true, sentence, unticked } }))).toMatch(
    warning,
  );
});

test.each([
  [0, null],
  // The specified flow warns only about an untouched list.
  [2, null],
])('%i steps left with the sentence %s: does not warn', (unticked, sentence) => {
  const confirm = { allowed: true, sentence, unticked };
  expect(confirmWarning(sample<Handover>({ steps, confirm }))).toBeUndefined();
});
