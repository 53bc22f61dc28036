import { handoverKinds } from '@oja/contract/handover-labels';
import { describe, expect, test } from 'vitest';
import { publicAccount, publicHandle } from './public-account.ts';

const account = { handle: '08031234567', url: 'https://wa.me/2348031234567' };

describe('an account that is handed over with its number', () => {
  const withNumber = { ...account, handoverKind: 'number' } as const;

  test('shows strangers a part of the number and no address', () =>
    expect(publicAccount(withNumber, 'stranger')).toEqual({ handle: '0803 ••• 4567', url: null }));

  test('shows the seller, the buyer and staff all of it', () =>
    expect(publicAccount(withNumber, 'trusted')).toEqual(account));

  test('has the same name in lists', () => expect(publicHandle(withNumber)).toBe('0803 ••• 4567'));
});

test.each(handoverKinds.filter((kind) => kind !== 'number'))(
  'an account by %s hides nothing',
  (handoverKind) => expect(publicAccount({ ...account, handoverKind }, 'stranger')).toEqual(account),
);
