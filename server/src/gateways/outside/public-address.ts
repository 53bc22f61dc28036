import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../webhooks/public-address.ts';

/**
 * Addresses that people give us are called by this machine, which can reach more than they can. So nothing is called
 * that is not on the public internet: the name is resolved once, and the connection goes to the address that was
 * checked, so that a name cannot lead elsewhere a moment later.
 */
export class NotPublic extends Error {
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

/** Whether a URL may be called at all: encrypted, without a password in it, and not an inner address by number. */
export function isPublicUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
}
