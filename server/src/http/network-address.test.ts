import { expect, test } from 'vitest';
import { networkOf } from './network-address.ts';

test.each([
  ['102.89.23.4', '102.89.23.4'],
  ['::ffff:102.89.23.4', '102.89.23.4'],
  ['::FFFF:6659:1704', '102.89.23.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::102.89.23.4', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
