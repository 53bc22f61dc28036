import type { PortalUser, StaffUser } from '@oja/contract/accounts';
import { describe, expect, test } from 'vitest';
import { mergeProfile, updateProfile, withTwoFactor } from './api';

const portalUser: PortalUser = {
  id: '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
  number: 7,
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
  emailConfirmed: true,
  twoFactorEnabled: false,
  created_at: '2026-11-15T09:30:00.000Z',
  role: 'user',
  formerSeller: false,
};
const moderator: StaffUser = { ...portalUser, role: 'moderator', twoFactorMissing: true };

describe('mergeProfile', () => {
  test('takes the answer as it is for a person of the user portal', () => {
    const saved = { ...portalUser, name: 'Ada Eze' };
    expect(mergeProfile(portalUser, saved)).toBe(saved);
  });

  test('keeps the real role and the two-factor duty of staff', () => {
    const merged = mergeProfile(moderator, { ...portalUser, name: 'Ada Eze', role: 'user' });
    expect(merged).toEqual({ ...moderator, name: 'Ada Eze' });
  });
});

describe('withTwoFactor', () => {
  test('switches it for a person of the user portal and adds nothing else', () => {
    expect(withTwoFactor(portalUser, true)).toEqual({ ...portalUser, twoFactorEnabled: true });
  });

  test('settles the duty of staff', () => {
    expect(withTwoFactor(moderator, true)).toEqual({
      ...moderator,
      twoFactorEnabled: true,
      twoFactorMissing: false,
    });
  });
});

test('U671 refuses a profile update without a session', async () => {
  await expect(updateProfile({ name: 'Ada' })).rejects.toThrow('Not authenticated');
});
