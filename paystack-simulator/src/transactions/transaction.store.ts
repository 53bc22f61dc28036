import { z } from 'zod';
import { newCode, newId } from '../state/codes.ts';
import type { Values } from '../state/state.ts';
import type { World } from '../world.ts';

export const transactionStatus = z.enum([
  'abandoned',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'success',
  'failed',
  'reversal-pending',
  'reversed',
]);

const transactionRow = z.object({
  seq: z.number(),
  id: z.number(),
  reference: z.string(),
  access_code: z.string(),
  customer_id: z.number(),
  requested_amount: z.number(),
  amount: z.number(),
  currency: z.string(),
  status: transactionStatus,
  gateway_response: z.string(),
  fees: z.number().nullable(),
  metadata: z.string().nullable(),
  callback_url: z.string().nullable(),
  ip_address: z.string().nullable(),
  attempts: z.number(),
  created_at: z.number(),
  paid_at: z.number().nullable(),
});

const customerRow = z.object({
  id: z.number(),
  email: z.string(),
  customer_code: z.string(),
  authorization_code: z.string(),
  signature: z.string(),
});

export type TransactionStatus = z.infer<typeof transactionStatus>;
export type TransactionRow = z.infer<typeof transactionRow>;
export type CustomerRow = z.infer<typeof customerRow>;

/** The columns of `transactions` by which one is looked up. */
type TransactionKey = 'reference' | 'access_code' | 'id';

export function findTransaction(
  world: World,
  key: TransactionKey,
  value: string | number,
): TransactionRow | undefined {
  return world.state.get(transactionRow, `select * from transactions where ${key} = :value`, { value });
}

export function insertTransaction(
  world: World,
  given: Pick<TransactionRow, 'reference' | 'customer_id' | 'metadata' | 'callback_url' | 'ip_address'> & {
    amount: number;
  },
): string {
  const accessCode = newCode('');
  world.state.insert('transactions', {
    ...given,
    id: newId(),
    access_code: accessCode,
    requested_amount: given.amount,
    currency: 'NGN',
    status: 'abandoned',
    gateway_response: 'The transaction was not completed',
    fees: null,
    attempts: 0,
    created_at: world.clock.now(),
    paid_at: null,
  });
  return accessCode;
}

export function updateTransaction(world: World, id: number, changes: Partial<TransactionRow>): void {
  const values: Values = { ...changes };
  const set = Object.keys(values).map((column) => `${column} = :${column}`);
  world.state.run(`update transactions set ${set.join(', ')} where id = :key`, { ...values, key: id });
}

export interface TransactionFilter {
  status: string | null;
  from: number | null;
  to: number | null;
}

const filterSql = `where (:status is null or status = :status)
  and (:from is null or created_at >= :from) and (:to is null or created_at <= :to)`;

export function measureTransactions(world: World, filter: TransactionFilter) {
  const measured = world.state.get(
    z.object({ total: z.number(), volume: z.number() }),
    `select count(*) as total, coalesce(sum(amount), 0) as volume from transactions ${filterSql}`,
    { ...filter },
  );
  return measured ?? { total: 0, volume: 0 };
}

export function listTransactions(
  world: World,
  filter: TransactionFilter,
  range: { offset: number; limit: number },
): TransactionRow[] {
  return world.state.all(
    transactionRow,
    `select * from transactions ${filterSql} order by seq desc limit :limit offset :offset`,
    { ...filter, ...range },
  );
}

/** One customer per e-mail address, with one reusable card. */
export function ensureCustomer(world: World, email: string): CustomerRow {
  const address = email.toLowerCase();
  const known = world.state.get(customerRow, 'select * from customers where email = :address', { address });
  if (known !== undefined) return known;
  const made = {
    id: newId(),
    email: address,
    customer_code: newCode('CUS_'),
    authorization_code: newCode('AUTH_', 10),
    signature: newCode('SIG_', 20),
  };
  world.state.insert('customers', made);
  return made;
}

export function findCustomer(world: World, key: 'id' | 'authorization_code', value: string | number) {
  return world.state.get(customerRow, `select * from customers where ${key} = :value`, { value });
}
