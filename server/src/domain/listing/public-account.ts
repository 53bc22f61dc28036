import type { HandoverKind } from '@oja/contract/handover-labels';
import { hideNumber } from '@oja/contract/hidden-number';

/** A `stranger` is neither the seller nor staff, and has not bought the account. */
export type AccountReader = 'stranger' | 'trusted';

interface Account {
  handle: string;
  handoverKind: HandoverKind;
}

/**
 * The name of an account and the address of its profile, as a reader sees them. Where a phone number changes hands, the
 * number is the account: strangers see a part of it and no address, because the address is the number.
 */
export function publicAccount(
  account: Account & { url: string },
  reader: AccountReader,
): { handle: string; url: string | null } {
  const isHidden = account.handoverKind === 'number' && reader === 'stranger';
  return isHidden
    ? { handle: hideNumber(account.handle), url: null }
    : { handle: account.handle, url: account.url };
}

/** The name alone, for strangers. */
export function publicHandle({ handle, handoverKind }: Account): string {
  return publicAccount({ handle, handoverKind, url: '' }, 'stranger').handle;
}
