import { expect, test } from 'vitest';
import { idsOfReference, movementReference } from './movement-reference.ts';

const id = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

test('a payment is known by its reference at the gateway, everything else by the beginning of its id', () => {
  expect(movementReference({ id, key: 'fund:fund-12', kind: 'funding' })).toBe('fund-12');
  expect(movementReference({ id, key: 'purchase:1:hold', kind: 'purchase_hold' })).toBe('OJA-0B6F7C1E4D0A');
});

test('a reference, whole or begun, stands for the ids that begin with it', () => {
  const whole = idsOfReference(movementReference({ id, key: '', kind: '' }));
  expect(whole).toEqual({
    from: '0b6f7c1e-4d0a-0000-0000-000000000000',
    to: '0b6f7c1e-4d0a-ffff-ffff-ffffffffffff',
  });
  expect(idsOfReference('oja0b')?.from).toBe('0b000000-0000-0000-0000-000000000000');
  for (const other of ['OJA-', 'OJA-xyz', 'TXN-007', '0b6f7c1e', `OJA-${'0'.repeat(13)}`]) {
    expect(idsOfReference(other)).toBeUndefined();
  }
});
