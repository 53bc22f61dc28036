import { BlockList, isIP } from 'node:net';

/**
 * The addresses that a webhook may reach: public ones only. Any address of this machine, its network or the
 * provider's internal services is refused, in any notation, because webhooks are sent from inside the network. Two
 * lists, because one would match IPv4 addresses against the IPv6 networks that contain them in another notation.
 */
// Two lists, because one would hold IPv4 addresses against the IPv6 networks that contain them in another notation.
const refused = { ipv4: new BlockList(), ipv6: new BlockList() };
const ranges: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Below 2000::/3 nothing is public: loopback, mapped and translated IPv4, local and link addresses, multicast.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  // Exceptions inside 2000::/3: tunnels that embed an arbitrary IPv4 address, and documentation ranges.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];
for (const [network, prefix, family] of ranges) refused[family].addSubnet(network, prefix, family);

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !refused.ipv4.check(address, 'ipv4') : !refused.ipv6.check(address, 'ipv6');
}

const ports = new Set(['', '8443']);
const innerNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|example|invalid|onion|arpa)$/;

/** The fault of a receiver's URL as far as its text shows, or undefined. */
export function findUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.protocol !== 'https:')
    return 'Please enter an address that starts with https://.';
  if (url.username !== '' || url.password !== '') return 'Please leave out the user name and the password.';
  if (!ports.has(url.port)) return 'Only the ports 443 and 8443 are allowed.';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) {
    return isPublicAddress(host) ? undefined : notPublic;
  }
  if (!host.includes('.') || innerNames.test(host)) return notPublic;
  return undefined;
}

export const notPublic = 'This address cannot be reached from the internet. Please enter a public one.';
