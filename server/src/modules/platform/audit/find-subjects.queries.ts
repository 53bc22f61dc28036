import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import { numberOfReference } from '../../../domain/purchase/transaction-reference.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { numberOfTicket } from '../../../domain/ticket/ticket-reference.ts';

/** What a search means: rows that lines are about, and whether it means nothing else. */
export interface FoundSubjects {
  ids: string[];
  /** People whose own actions are found as well. */
  actorIds: string[];
  /** A reference or a handle with its sign is no word to search for. */
  isReference: boolean;
}

/** The kinds of subjects that are found by a name or a reference. */
export const findableKinds = [
  'user',
  'purchase',
  'dispute',
  'appeal',
  'claim',
  'listing',
  'ticket',
  'withdrawal',
  'application',
  'conversation',
  'report',
  'message',
  'review',
  'payment',
  'chargeback',
  'bank_account',
];

const atMost = 200;

/** Resolves a search to the rows it names, so that lines are read by the index of their subjects. */
export async function findSubjects(db: Db, search: string): Promise<FoundSubjects> {
  const term = search.trim();
  const reference = referenceRows(term);
  if (reference !== undefined) return { ids: await readIds(db, reference), actorIds: [], isReference: true };
  const byHandle = await readIds(db, handleRows(term));
  if (term.startsWith('@')) return { ids: byHandle, actorIds: [], isReference: true };
  const people = await readIds(
    db,
    sql`select id from users where search_text like ${likeContains(term)} and erased_at is null
         limit ${sql.lit(atMost)}`,
  );
  // Names that many people have would lead to too many rows; of those, the people themselves are found.
  const theirs = people.length > 0 && people.length <= 10 ? await readIds(db, rowsOf(people)) : [];
  return { ids: [...byHandle, ...people, ...theirs], actorIds: people, isReference: false };
}

async function readIds(db: Db, select: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${select}`.execute(db);
  return rows.map(({ id }) => id);
}

function referenceRows(term: string): RawBuilder<unknown> | undefined {
  if (/^txn/i.test(term)) {
    const number = numberOfReference(term);
    if (number !== undefined) return purchaseRows(sql`select id from purchases where number = ${number}`);
  }
  if (/^tkt/i.test(term)) {
    const number = numberOfTicket(term);
    if (number !== undefined) return sql`select id from tickets where number = ${number}`;
  }
  return /^wd_[0-9a-f]+$/i.test(term)
    ? sql`select id from withdrawals where reference = ${term.toLowerCase()}`
    : undefined;
}

/** Purchases with their disputes, appeals and claims. */
function purchaseRows(purchases: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with found as materialized (${purchases})
    select id from found
    union all select d.id from disputes d where d.purchase_id in (select id from found)
    union all select a.id from appeals a where a.purchase_id in (select id from found)
    union all select c.id from cover_claims c where c.purchase_id in (select id from found)`;
}

function handleRows(term: string): RawBuilder<unknown> {
  const handle = term.toLowerCase().replace(/^@/, '');
  return sql`
    (select id from listings where handle_key like ${likeContains(handle)} limit ${sql.lit(atMost)})
    union all
    (${purchaseRows(sql`select id from purchases where lower(ltrim(handle, '@')) = ${handle}
                         limit ${sql.lit(atMost)}`)})`;
}

/** What belongs to people, the latest of each kind. Staff act on a message because it was reported. */
function rowsOf(people: readonly string[]): RawBuilder<unknown> {
  const latest = (table: string, column: string, { id = 'id', by = 'created_at' } = {}) => sql`
    (select ${sql.ref(id)} from ${sql.table(table)} where ${sql.ref(column)} = ${anyOf(people)} and ${sql.ref(id)} is not null
      order by ${sql.ref(by)} desc limit ${sql.lit(atMost)})`;
  return sql.join(
    [
      latest('purchases', 'buyer_id'),
      latest('purchases', 'seller_id'),
      latest('listings', 'seller_id'),
      latest('tickets', 'user_id'),
      latest('withdrawals', 'user_id'),
      latest('seller_applications', 'user_id'),
      latest('reports', 'reporter_id', { by: 'reported_at' }),
      latest('reports', 'owner_id', { by: 'reported_at' }),
      latest('reports', 'owner_id', { id: 'target_id', by: 'reported_at' }),
      latest('conversation_members', 'user_id', { id: 'conversation_id', by: 'last_message_at' }),
      latest('reviews', 'author_id'),
      latest('reviews', 'about_id'),
      latest('payments', 'user_id'),
      latest('chargebacks', 'user_id', { by: 'opened_at' }),
      latest('bank_accounts', 'user_id'),
    ],
    sql` union all `,
  );
}
