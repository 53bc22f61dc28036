import { expect, test } from 'vitest';
import { decideSignIn } from './decide-sign-in.ts';

const user = { role: 'user', status: 'active', passwordHash: 'h1', twoFactorEnabledAt: null } as const;
const verified = { verifiedHash: 'h1', portal: 'user' } as const;
const refused = (code: string) => ({ outcome: 'refused', code });

test.each([
  ['an unchanged person', { user, ...verified }, { outcome: 'session' }],
  [
    'a person with a second factor',
    { user: { ...user, twoFactorEnabledAt: new Date() }, ...verified },
    { outcome: 'challenge' },
  ],
  ['an erased person', { user: undefined, ...verified }, refused('credentials_wrong')],
  [
    'a person with another hash now',
    { user: { ...user, passwordHash: 'h2' }, ...verified },
    { outcome: 'hash_replaced' },
  ],
  [
    'another hash and a suspension',
    { user: { ...user, passwordHash: 'h2', status: 'banned' as const }, ...verified },
    { outcome: 'hash_replaced' },
  ],
  [
    'a suspended person',
    { user: { ...user, status: 'banned' as const }, ...verified },
    refused('account_suspended'),
  ],
  [
    'an inactive person',
    { user: { ...user, status: 'inactive' as const }, ...verified },
    refused('account_inactive'),
  ],
  [
    'a person who is staff now',
    { user: { ...user, role: 'admin' as const }, ...verified },
    refused('credentials_wrong'),
  ],
  [
    'a trader at the staff sign-in',
    { user, verifiedHash: 'h1', portal: 'staff' as const },
    refused('credentials_wrong'),
  ],
  [
    'a moderator at the staff sign-in',
    { user: { ...user, role: 'moderator' as const }, verifiedHash: 'h1', portal: 'staff' as const },
    { outcome: 'session' },
  ],
])('%s', (_name, input, decision) => {
  expect(decideSignIn(input)).toEqual(decision);
});
