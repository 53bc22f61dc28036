import { readEvent } from './read-event.ts';

/** The facts of a payment, transfer, refund or dispute without personal data. */
const factKeys = [
  'id',
  'reference',
  'transaction_reference',
  'transfer_code',
  'amount',
  'refund_amount',
  'currency',
  'fees',
  'status',
  'resolution',
  'channel',
  'domain',
  'paid_at',
  'created_at',
  'createdAt',
  'transferred_at',
] as const;

/** The body of an event without customer, card, recipient and metadata. Handlers can still read it. */
export function redactBody(body: Buffer): Buffer {
  const event = readEvent(body);
  if (event === undefined) return Buffer.from('');
  const { transaction } = event.data;
  const data = {
    ...factsOf(event.data),
    ...(typeof transaction === 'object' && transaction !== null ? { transaction: factsOf(transaction) } : {}),
  };
  return Buffer.from(JSON.stringify({ event: event.event, data }));
}

function factsOf(given: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => (factKeys as readonly string[]).includes(key) && typeof value !== 'object',
    ),
  );
}
