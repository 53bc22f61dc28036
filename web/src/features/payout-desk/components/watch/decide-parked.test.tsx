import type { ParkedPayment } from '@oja/contract/parked-payments';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { DecideParked } from './decide-parked';

const parked = (chargeback: ParkedPayment['chargeback']) =>
  sample<ParkedPayment>({
    id: 'payment-1',
    kind: 'payment',
    person: { id: 'person-1', name: 'Abike', email: 'abike@example.com' },
    received: 450,
    proposal: null,
    chargeback,
  });

test.each([
  [null, undefined, [false, false]],
  ['open', 'The bank is asking for this payment back.', [true, true]],
  ['lost', 'Please book it as sent back.', [true, false]],
] as const)('a chargeback that is %s says what is left to decide', (chargeback, sentence, disabled) => {
  renderInApp(<DecideParked payment={parked(chargeback)} />);
  const buttons = screen.getAllByRole('button').map((button) => button.hasAttribute('disabled'));
  expect(buttons).toEqual(disabled);
  expect(document.body.textContent?.includes(sentence ?? 'bank')).toBe(sentence !== undefined);
});
