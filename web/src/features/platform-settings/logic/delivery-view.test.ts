import { expect, test } from 'vitest';
import { deliveryAddress, queryOfView } from './delivery-view';

const read = (address: string) => deliveryAddress.read(new URLSearchParams(address));

test.each(['', 'search=TXN-7&status=failed&event=dispute.opened&sort=event&direction=desc'])(
  '"%s" is brought back',
  (address) => {
    expect(new URLSearchParams(deliveryAddress.write(read(address))).toString()).toBe(address);
  },
);

test('an unknown choice is everything, newest first', () => {
  expect(queryOfView(read('status=lost&event=x&direction=up'))).toEqual({
    search: undefined,
    status: undefined,
    event: undefined,
    sort: undefined,
    direction: undefined,
  });
});
