import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that counters and limits treat as one client: the /64 of an IPv6 address, because a customer is
 * assigned a whole /64, and the single address for IPv4, also when it is mapped into IPv6. Text that is no address
 * stays as it is.
 */
export function networkOf(address: string): string {
  const unmapped = withoutMapping(address);
  if (isIPv4(unmapped)) return unmapped;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (isMapped(groups)) return ipv4Of(groups);
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Node reports an IPv4 client of a dual-stack socket as `::ffff:192.0.2.1`; this is the address inside. */
export function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/** The eight 16-bit groups of an address, with '::' filled in. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = parseGroups(head);
  if (tail === undefined) return before;
  const after = parseGroups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function parseGroups(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

const isMapped = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

function ipv4Of(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
