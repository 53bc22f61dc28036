import type { OwnSanction } from '@oja/contract/account-standing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, signIn, succeed } from '../../../test/fake-api';
import { renderInApp } from '../../../test/render';
import { sample } from '../../../test/sample';
import { StandingNotice } from './standing-notice';

const own = (kind: OwnSanction['kind'], reason: string, ended: OwnSanction['ended'] = null) =>
  sample<OwnSanction>({ id: reason, kind, reason, until: null, ended });

beforeEach(() => {
  signIn();
  fakeApi({
    'GET /user/standing': succeed([
      own('warning', 'A number in a review.'),
      own('selling_paused', 'Buyers waited.'),
      own('withdrawals_paused', 'A payment is unclear.'),
      own('withdrawals_paused', 'An earlier payment.', { at: '2026-01-01T00:00:00.000Z', reason: null }),
    ]),
  });
});

test('names every pause that stands', async () => {
  renderInApp(<StandingNotice />);
  expect(await screen.findAllByRole('status')).toHaveLength(2);
  expect(screen.getByText('Buyers waited.', { exact: false })).toBeDefined();
  expect(screen.getByText('A payment is unclear.', { exact: false })).toBeDefined();
});

test('names one kind where the page is about it', async () => {
  renderInApp(<StandingNotice only="selling_paused" />);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('Our team paused selling for your account');
  expect(notice.textContent).toContain('Buyers waited.');
});
