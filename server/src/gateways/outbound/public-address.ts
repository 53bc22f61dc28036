import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * The one policy for URLs from users: webhooks and push. They are requested by this machine, which can reach more than
 * they can, so only public internet addresses are requested, in whatever notation: the name is resolved once, and the
 * connection uses the address that was checked, so that a second lookup cannot lead elsewhere.
 */
class NotPublic extends Error {
  override name = 'NotPublic';
}

/** For `lookup` of a request: resolves a name, and refuses when any of its addresses is not public. */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (fault, found) => {
    if (fault) return callback(fault, '', 0);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new NotPublic(`${host} is not on the public internet.`), '', 0);
    }
    if (options.all) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

export function isPublicUrl(text: string): boolean {
  return findUrlFault(text) === undefined;
}

// Two lists, because one would match IPv4 addresses against the IPv6 networks that contain them in another notation.
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

/** Why a URL may not be requested, as far as its text shows, as a sentence for the person who entered it. */
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
