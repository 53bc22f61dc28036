import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { ReferralSection } from './referral-section';

test('names the reward, the friends who joined and what they earned', async () => {
  const { user } = signIn({ referralCode: 'REF-7K2M9Q' });
  fakeApi({
    'GET /referrals': succeed({
      reward: 500,
      minimum_price: 5_000,
      joined: 2,
      earned: 500,
      friends: [
        { name: 'zainab', joined_at: '2026-11-16T12:00:00.000Z', reward: null },
        { name: 'chidi', joined_at: '2026-11-10T12:00:00.000Z', reward: 500 },
      ],
    }),
  });
  renderInApp(<ReferralSection user={user} />);
  await screen.findByText(/^₦500\.00 goes to your wallet when the first purchase of ₦5,000\.00 or more/);
  const [first, second] = within(screen.getByRole('list', { name: 'Friends who joined' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('zainabJoined on Nov 16, 2026No reward yet');
  expect(second?.textContent).toContain('₦500.00 earned');
  const whatsApp = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(whatsApp)).toContain('/auth/register?ref=REF-7K2M9Q');
});
