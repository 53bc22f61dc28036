import type { OwnSanction } from '@oja/contract/account-standing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { StandingAppeal } from './standing-appeal';

const open = sample<OwnSanction>({
  id: 's1',
  kind: 'selling_paused',
  appeal: null,
  appeal_until: '2026-12-02T09:00:00.000Z',
});
const appeal = {
  at: '2026-11-18T09:00:00.000Z',
  text: 'It was my cousin.',
  decided_at: null,
  outcome: null,
  answer: null,
};

const standingOf = (sanction: OwnSanction) => (
  <section id="standing" tabIndex={-1}>
    <StandingAppeal sanction={sanction} />
  </section>
);

test('focus goes to the section when the appeal takes the place of the button', () => {
  const { rerender } = renderInApp(standingOf(open));
  act(() => screen.getByRole('button', { name: /^Appeal/ }).focus());
  rerender(standingOf({ ...open, appeal }));
  expect(document.activeElement?.id).toBe('standing');
});
