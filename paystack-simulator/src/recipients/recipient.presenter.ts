import { domain, integration } from '../integration.ts';
import { isoTime } from '../state/clock.ts';
import type { RecipientRow } from './recipient.store.ts';

/** The recipient as transfers and their events contain it. */
export function presentRecipient(row: RecipientRow) {
  return {
    active: true,
    currency: row.currency,
    description: row.description,
    domain,
    email: row.email,
    id: row.id,
    integration: integration.id,
    metadata: row.metadata === null ? null : JSON.parse(row.metadata),
    name: row.name,
    recipient_code: row.recipient_code,
    type: row.type,
    is_deleted: false,
    details: {
      authorization_code: row.authorization_code,
      account_number: row.account_number,
      account_name: row.account_name,
      bank_code: row.bank_code,
      bank_name: row.bank_name,
    },
  };
}

/** The endpoint itself returns every field twice. */
export function presentNewRecipient(row: RecipientRow) {
  return {
    ...presentRecipient(row),
    isDeleted: false,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.created_at),
  };
}
