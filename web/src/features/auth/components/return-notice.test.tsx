import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { ReturnNotice } from './return-notice';

const id = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

test.each([
  [false, 'You were about to buy @plates for ₦120,000.00. We bring you back there afterwards.'],
  [true, 'You were about to buy @plates for ₦120,000.00.'],
])('names the act that the person was about to take, signed in: %j', async (isSignedIn, sentence) => {
  fakeApi({ [`GET /listings/${id}`]: succeed({ id, handle: '@plates', price: 120_000 }) });
  renderInApp(<ReturnNotice next={`/dashboard/marketplace?buy=${id}`} isSignedIn={isSignedIn} />);
  expect((await screen.findByRole('status')).textContent).toBe(sentence);
});

test('says nothing on a way back that is about no listing', () => {
  const { container } = renderInApp(<ReturnNotice next="/dashboard/wallet" />);
  expect(container.textContent).toBe('');
});
