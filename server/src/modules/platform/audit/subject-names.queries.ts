import { handoverKinds, handoverPlanTitle } from '@oja/contract/handover-labels';
import { idForm } from '@oja/contract/ids';
import { platforms } from '@oja/contract/listing-labels';
import { nairaText } from '@oja/contract/money';
import { settingsSectionPlaces } from '@oja/contract/setting-labels';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';

export interface SubjectName {
  label: string;
  page: string;
}

interface NamedRow {
  id: string;
  /** Of the row that has the page: the purchase of a dispute. */
  shownId: string;
  number: number | null;
  text: string;
}

interface Kind {
  select: RawBuilder<unknown>;
  name: (row: NamedRow) => SubjectName;
}

const ofPurchase = (table: string): Kind => ({
  select: sql`select c.id, p.id as shown_id, p.number, p.handle as text
                from ${sql.table(table)} c join purchases p on p.id = c.purchase_id`,
  name: purchaseName,
});

/** A row without a page of its own: it is named by its person and leads to theirs. */
const ofPerson = (what: string, table: string, column: string): Kind => ({
  select: sql`select r.id, u.id as shown_id, null::bigint as number, u.name as text
                from ${sql.table(table)} r join users u on u.id = r.${sql.ref(column)}`,
  name: ({ shownId, text }) => ({ label: `${what} of ${text}`, page: `/admin/users/${shownId}` }),
});

/** A row that stands in a list of a page and has no address of its own. */
const inList = (table: string, column: string, page: string): Kind => ({
  select: sql`select id, id as shown_id, null::bigint as number, ${sql.ref(column)} as text from ${sql.table(table)}`,
  name: ({ text }) => ({ label: text, page }),
});

/** The log refers to rows of every module; each kind says how a row is named and where it is shown. */
const kinds = new Map<string, Kind>([
  [
    'user',
    {
      select: sql`select id, id as shown_id, null::bigint as number, name as text from users`,
      name: ({ shownId, text }) => ({ label: text, page: `/admin/users/${shownId}` }),
    },
  ],
  [
    'purchase',
    { select: sql`select id, id as shown_id, number, handle as text from purchases`, name: purchaseName },
  ],
  ['dispute', ofPurchase('disputes')],
  ['appeal', ofPurchase('appeals')],
  ['claim', ofPurchase('cover_claims')],
  [
    'listing',
    {
      select: sql`select id, id as shown_id, null::bigint as number, handle as text from listings`,
      name: ({ shownId, text }) => ({ label: text, page: `/admin/listings?listing=${shownId}` }),
    },
  ],
  [
    'report',
    {
      select: sql`select id, id as shown_id, null::bigint as number, title as text from reports`,
      name: ({ shownId, text }) => ({ label: text, page: `/admin/moderation?report=${shownId}` }),
    },
  ],
  [
    'ticket',
    {
      select: sql`select id, id as shown_id, number, subject as text from tickets`,
      name: ({ shownId, number, text }) => ({
        label: `${ticketReference(number ?? 0)} ${text}`,
        page: `/admin/support/${shownId}`,
      }),
    },
  ],
  [
    'withdrawal',
    {
      select: sql`select id, id as shown_id, null::bigint as number, reference as text from withdrawals`,
      name: ({ text }) => ({ label: text, page: `/admin/withdrawals?search=${text}` }),
    },
  ],
  [
    'application',
    {
      select: sql`select a.id, a.id as shown_id, null::bigint as number, u.name as text
                    from seller_applications a join users u on u.id = a.user_id`,
      name: ({ shownId, text }) => ({ label: text, page: `/admin/applications/${shownId}` }),
    },
  ],
  ['conversation', ofPerson('Conversation', 'conversations', 'asker_id')],
  ['message', ofPerson('Message', 'messages', 'sender_id')],
  ['review', ofPerson('Review', 'reviews', 'author_id')],
  ['payment', ofPerson('Payment', 'payments', 'user_id')],
  ['chargeback', ofPerson('Chargeback', 'chargebacks', 'user_id')],
  ['bank_account', ofPerson('Bank account', 'bank_accounts', 'user_id')],
  ['session', ofPerson('Session', 'sessions', 'user_id')],
  ['plan', inList('plans', 'name', '/admin/settings/plans')],
  ['risk_rule', inList('risk_rules', 'name', '/admin/settings/risk')],
  ['canned_reply', inList('canned_replies', 'title', '/admin/support/canned-replies')],
  [
    'balance_movement',
    {
      select: sql`select id, id as shown_id, amount_kobo as number, '' as text from balance_movements`,
      name: ({ number }) => ({
        label: `Movement of ${nairaText(number ?? 0)}`,
        page: '/admin/withdrawals?view=money#movements',
      }),
    },
  ],
]);

/** Subjects whose id is a word of the code instead of a row. */
const namesById = new Map<string, (id: string) => SubjectName | undefined>([
  [
    'settings',
    (id) => {
      const place = new Map(Object.entries(settingsSectionPlaces)).get(id);
      return place && { label: place.title, page: place.page };
    },
  ],
  [
    'handover_plan',
    (id) => {
      const [platform, kind] = [
        platforms.find((name) => name === id.split(' ')[0]),
        handoverKinds.find((name) => name === id.split(' ')[1]),
      ];
      if (platform === undefined || kind === undefined) return undefined;
      const page = `/admin/settings/handover?plan=${platform}-${kind}`;
      return { label: handoverPlanTitle({ platform, kind }), page };
    },
  ],
]);

function purchaseName({ shownId, number, text }: NamedRow): SubjectName {
  return {
    label: `${transactionReference(number ?? 0)} ${text}`,
    page: `/admin/transactions?details=${shownId}`,
  };
}

/** The names of the subjects of a page, by kind and id; one query per kind that occurs. */
export async function readSubjectNames(
  db: Db,
  subjects: readonly { subjectKind: string; subjectId: string }[],
): Promise<(kind: string, id: string) => SubjectName | undefined> {
  const names = new Map<string, SubjectName>();
  for (const [kind, { select, name }] of kinds) {
    const ids = subjects.filter(({ subjectKind: of, subjectId: id }) => of === kind && idForm.test(id));
    if (ids.length === 0) continue;
    const { rows } = await sql<NamedRow>`
      select * from (${select}) named where id = ${anyOf(ids.map(({ subjectId }) => subjectId))}`.execute(db);
    for (const row of rows) names.set(`${kind} ${row.id}`, name(row));
  }
  return (kind, id) => names.get(`${kind} ${id}`) ?? namesById.get(kind)?.(id);
}
