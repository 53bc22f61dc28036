import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../webhooks/public-address.ts';

/**
 * URLs from users are requested by this machine, which can reach more than they can. So only public internet
 * addresses are requested: the name is resolved once, and the connection uses the address that was checked, so that a
 * second lookup cannot lead elsewhere.
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

/** Whether a URL may be requested: HTTPS, without a password, and not a private address literal. */
export function isPublicUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
}
