import type { PortalUser } from '@oja/contract/accounts';
import { describe, expect, test } from 'vitest';
import { countDone, staffSteps, traderSteps } from './account-steps';

const newcomer: PortalUser = {
  id: '0d3c7a52-6a0e-4b0e-9c1e-0a3f5e9d7b11',
  number: 123,
  name: 'Ada Obi',
  nickname: 'ada',
  email: 'ada@example.com',
  bio: '',
  telegram: '',
  whatsapp: '',
  phone: '',
  avatar: null,
  status: 'active',
  verified: false,
  plan: null,
  referralCode: 'REF-7K2M9Q',
  emailConfirmed: false,
  twoFactorEnabled: false,
  created_at: '2026-03-04T10:00:00.000Z',
  role: 'user',
  formerSeller: false,
};

const done = (change: Partial<PortalUser>) =>
  traderSteps.filter((step) => step.isDone({ ...newcomer, ...change })).map((step) => step.id);

describe('the steps of a new account', () => {
  test.each<[string, Partial<PortalUser>, string[]]>([
    ['a newcomer', {}, []],
    ['a confirmed address', { emailConfirmed: true }, ['email']],
    ['a photo', { avatar: '/media/a.webp' }, ['photo']],
    ['two-factor sign-in', { twoFactorEnabled: true }, ['two-factor']],
    ['a bio without a contact', { bio: 'I grow food accounts.' }, []],
    ['a contact without a bio', { phone: '+2348012345678' }, []],
    ['a bio of blanks', { bio: '  ', phone: '+2348012345678' }, []],
    ['a bio with Telegram', { bio: 'I grow food accounts.', telegram: '@ada' }, ['profile']],
  ])('%s', (_, change, expected) => {
    expect(done(change)).toEqual(expected);
  });

  test('are counted', () => {
    const user = { ...newcomer, emailConfirmed: true, avatar: '/media/a.webp' };
    expect(countDone(traderSteps, user)).toBe(2);
    expect(countDone(staffSteps, user)).toBe(2);
    expect(countDone(traderSteps, newcomer)).toBe(0);
  });

  test('name the address that is to be confirmed', () => {
    expect(traderSteps[0]?.reason(newcomer)).toContain('ada@example.com');
  });
});
