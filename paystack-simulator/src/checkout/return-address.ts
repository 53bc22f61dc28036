import { z } from 'zod';
import { addressField } from '../http/read-input.ts';
import type { CheckoutOutcome } from '../transactions/settle-charge.ts';
import type { TransactionRow } from '../transactions/transaction.store.ts';

/** The address the browser returns to, or undefined when the merchant set none. */
export function returnAddress(transaction: TransactionRow, outcome: CheckoutOutcome): string | undefined {
  const cancelAddress = outcome === 'cancelled' ? cancelAction(transaction) : undefined;
  const address = cancelAddress ?? transaction.callback_url ?? undefined;
  return address === undefined ? undefined : withReference(address, transaction.reference);
}

/**
 * Allowed form targets of this checkout; browsers check a redirect after a form submission against the page's policy.
 */
export function returnOrigins(transaction: TransactionRow): string[] {
  const addresses = [transaction.callback_url, cancelAction(transaction)].filter(
    (url) => typeof url === 'string',
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** The merchant's own query stays unchanged; parsing and serialising it would change its encoding. */
function withReference(address: string, reference: string): string {
  const [, place = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const joint = place.includes('?') ? (/[?&]$/.test(place) ? '' : '&') : '?';
  const value = encodeURIComponent(reference);
  return `${place}${joint}trxref=${value}&reference=${value}${hash}`;
}

const cancelSchema = z.object({ cancel_action: addressField('metadata_invalid') });

function cancelAction(transaction: TransactionRow): string | undefined {
  if (transaction.metadata === null) return undefined;
  return cancelSchema.safeParse(JSON.parse(transaction.metadata)).data?.cancel_action;
}
