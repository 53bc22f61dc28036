import { claimKindLabels } from '@oja/contract/cover-labels';
import { nairaFromKobo } from '@oja/contract/money';
import type { PersonRecord, PersonRecordKind } from '@oja/contract/person-page';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { ticketCategoryLabels, ticketPriorityLabels } from '@oja/contract/ticket-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { hiddenFromSubject } from '../../../domain/hidden-from-subject.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import type { Cursor } from '../../../http/cursor.ts';
import { latestDisputeOf } from '../../trade/purchases/index.ts';

/** The wallet has a statement of its own; everything else is a table read by an index of the person. */
export type TableKind = Exclude<PersonRecordKind, 'wallet'>;

/** One way to find rows of a person. A kind with several, as buyer and as seller, merges them by time. */
interface Source {
  from: RawBuilder<unknown>;
  where: (userId: string, viewerId: string) => RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  columns: RecordColumns;
}

interface RecordColumns {
  title: RawBuilder<unknown>;
  number?: RawBuilder<unknown>;
  detail?: RawBuilder<unknown>;
  /** Who else it concerns; null leaves out whom another source of the kind names. */
  person?: OtherPerson | null;
  amountKobo?: RawBuilder<unknown>;
  platform?: RawBuilder<unknown>;
  status?: RawBuilder<unknown>;
}

interface OtherPerson {
  label: string;
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
}

interface RecordRow {
  id: string;
  at: Date;
  title: string;
  number: number | null;
  detail: string | null;
  personLabel: string | null;
  personId: string | null;
  personName: string | null;
  amountKobo: number | null;
  platform: PersonRecord['platform'];
  status: string | null;
}

/** A page of one list, and one row more when there is a next page. Each half is the head of its own index. */
export async function readRecords(
  db: Db,
  kind: TableKind,
  input: { userId: string; viewerId: string; after: Cursor | undefined; limit: number },
): Promise<PersonRecord[]> {
  const limit = sql.lit(input.limit);
  const wanted = (input.userId === input.viewerId && ownSources[kind]) || sources[kind];
  const halves = wanted.map((source) => sql`(${selectFrom(source, input)} limit ${limit})`);
  const { rows } = await sql<RecordRow>`
    select * from (${sql.join(halves, sql` union all `)}) found
     order by at desc, id desc limit ${limit}`.execute(db);
  return rows.map((row) => present(kind, row));
}

function selectFrom(
  { from, where, at, id, columns }: Source,
  { userId, viewerId, after }: { userId: string; viewerId: string; after: Cursor | undefined },
): RawBuilder<unknown> {
  const { title, number, detail, person, amountKobo, platform, status } = columns;
  const beyond = after ? sql`and (${at}, ${id}) < (${after.at}, ${after.id}::uuid)` : sql``;
  return sql`
    select ${id} as id, ${at} as at, ${title} as title, ${number ?? sql`null::bigint`} as number,
           ${detail ?? sql`null::text`} as detail,
           ${person ? sql.lit(person.label) : sql`null`}::text as person_label, ${person?.id ?? sql`null::uuid`} as person_id,
           ${person?.name ?? sql`null::text`} as person_name,
           ${amountKobo ?? sql`null::bigint`} as amount_kobo,
           ${platform ?? sql`null::text`} as platform, ${status ?? sql`null::text`} as status
      from ${from} where ${where(userId, viewerId)} ${beyond} order by ${at} desc, ${id} desc`;
}

const references: Partial<Record<TableKind, (number: number) => string>> = {
  purchases: transactionReference,
  sales: transactionReference,
  disputes: transactionReference,
  claims: transactionReference,
  tickets: ticketReference,
};

function present(kind: TableKind, row: RecordRow): PersonRecord {
  const { personLabel: label, personId: id, personName: name } = row;
  const reference = row.number === null ? undefined : references[kind]?.(row.number);
  return {
    id: row.id,
    at: row.at.toISOString(),
    title: reference === undefined ? row.title : `${reference} ${row.title}`,
    detail: row.detail,
    person: label === null || name === null ? null : { label, id, name },
    amount: row.amountKobo === null ? null : nairaFromKobo(row.amountKobo),
    platform: row.platform,
    status: row.status,
  };
}

/** The label of what a column stores. */
const labelOf = (column: string, labels: Readonly<Record<string, string>>) =>
  sql`case ${sql.ref(column)} ${sql.join(
    Object.entries(labels).map(([value, label]) => sql`when ${sql.lit(value)} then ${sql.lit(label)}`),
    sql` `,
  )} end`;

const nameOf = (column: string) => sql`(select name from users where id = ${sql.ref(column)})`;
const personOf = (label: string, column: string): OtherPerson => ({
  label,
  id: sql.ref(column),
  name: nameOf(column),
});

const purchaseColumns = (other: 'buyer' | 'seller'): RecordColumns => ({
  title: sql`p.handle`,
  number: sql`p.number`,
  person: personOf(other === 'buyer' ? 'Buyer' : 'Seller', `p.${other}_id`),
  amountKobo: sql`p.price_kobo`,
  platform: sql`p.platform`,
  status: sql`p.status`,
});

/** Deleted transactions are hidden from staff here as everywhere. */
const purchases = (side: 'buyer' | 'seller'): Source => ({
  from: sql`purchases p`,
  where: (userId) => sql`${sql.ref(`p.${side}_id`)} = ${userId} and p.hidden_at is null`,
  at: sql`p.created_at`,
  id: sql`p.id`,
  columns: purchaseColumns(side === 'buyer' ? 'seller' : 'buyer'),
});

const disputes = (side: 'buyer' | 'seller'): Source => ({
  ...purchases(side),
  where: (userId) => sql`${sql.ref(`p.${side}_id`)} = ${userId} and p.dispute_status <> 'none'`,
  columns: {
    ...purchaseColumns(side === 'buyer' ? 'seller' : 'buyer'),
    detail: sql`${sql.lit(side === 'buyer' ? 'As the buyer: ' : 'As the seller: ')} || (
      select ${labelOf('d.reason', disputeReasonLabels)} from disputes d where d.id = ${latestDisputeOf('p.id')})`,
    status: sql`p.dispute_status`,
  },
});

const claims = (side: 'buyer' | 'seller'): Source => ({
  from: sql`cover_claims m join purchases p on p.id = m.purchase_id`,
  where: (userId) => sql`${sql.ref(`m.${side}_id`)} = ${userId}`,
  at: sql`m.opened_at`,
  id: sql`m.id`,
  columns: {
    title: sql`p.handle`,
    number: sql`p.number`,
    detail: sql`${sql.lit(side === 'buyer' ? 'As the buyer: ' : 'As the seller: ')} || ${labelOf('m.kind', claimKindLabels)}`,
    person: side === 'buyer' ? personOf('Seller', 'm.seller_id') : personOf('Buyer', 'm.buyer_id'),
    amountKobo: sql`m.refund_kobo`,
    platform: sql`p.platform`,
    status: sql`m.status`,
  },
});

const reports = (where: Source['where'], columns: Partial<RecordColumns> = {}): Source => ({
  from: sql`reports r`,
  where: (userId, viewerId) => sql`${where(userId, viewerId)} and r.hidden_at is null`,
  at: sql`r.reported_at`,
  id: sql`r.id`,
  columns: {
    title: sql`r.title`,
    detail: sql`r.reason`,
    person: { label: 'Reported by', id: sql`r.reporter_id`, name: sql`r.reporter` },
    status: sql`r.status`,
    ...columns,
  },
});

const reported: Source['where'] = (userId) => sql`r.owner_id = ${userId}`;
/** Without those about the viewer, who would learn here who sent them. */
const sent: Source['where'] = (userId, viewerId) =>
  sql`r.reporter_id = ${userId} and r.owner_id is distinct from ${viewerId}`;
const messagesReported: Source['where'] = (userId) =>
  sql`r.owner_id = ${userId} and r.target_type = 'message'`;
const warned: Source['where'] = (userId) => sql`r.owner_id = ${userId} and r.outcome <> 'none'`;

const recalls: Source = {
  from: sql`recalls c join purchases p on p.id = c.purchase_id`,
  where: (userId) => sql`c.seller_id = ${userId}`,
  at: sql`c.happened_at`,
  id: sql`c.purchase_id`,
  columns: {
    title: sql`p.handle`,
    detail: sql`'Taken back after the sale, found by a ' || c.source`,
    platform: sql`p.platform`,
    status: sql`'recall'`,
  },
};

const notes = (columns: RecordColumns): Source => ({
  from: sql`user_notes n`,
  where: (userId) => sql`n.user_id = ${userId}`,
  at: sql`n.created_at`,
  id: sql`n.id`,
  columns,
});

function audited(columns: Pick<RecordColumns, 'detail'>): Source {
  return {
    from: sql`audit_log l`,
    where: (userId) => sql`l.subject_kind = 'user' and l.subject_id = ${userId}::text`,
    // Written by the clock of the database, which is finer than a cursor.
    at: sql`date_trunc('milliseconds', l.happened_at)`,
    id: sql`l.id`,
    columns: {
      title: sql`l.action`,
      person: {
        label: 'By',
        id: sql`l.actor_id`,
        name: sql`coalesce(${nameOf('l.actor_id')}, l.actor_label)`,
      },
      ...columns,
    },
  };
}

const destinations: Source[] = [
  {
    from: sql`bank_accounts b`,
    where: (userId) => sql`b.user_id = ${userId} and b.status <> 'removed'`,
    at: sql`b.created_at`,
    id: sql`b.id`,
    columns: {
      title: sql`b.bank_name || ' ····' || b.last4`,
      detail: sql`b.account_name || case when b.is_primary then ', primary' else '' end`,
      status: sql`b.status`,
    },
  },
  {
    from: sql`payment_cards c`,
    where: (userId) => sql`c.user_id = ${userId}`,
    at: sql`c.last_used_at`,
    id: sql`c.id`,
    columns: { title: sql`c.brand || ' ····' || c.last4`, detail: sql`c.bank`, status: sql`'card'` },
  },
];

const sources: Record<TableKind, readonly Source[]> = {
  withdrawals: [
    {
      from: sql`withdrawals w`,
      where: (userId) => sql`w.user_id = ${userId}`,
      at: sql`w.created_at`,
      id: sql`w.id`,
      columns: {
        title: sql`w.reference`,
        detail: sql`w.destination`,
        amountKobo: sql`w.amount_kobo`,
        status: sql`w.status`,
      },
    },
  ],
  destinations,
  purchases: [purchases('buyer')],
  sales: [purchases('seller')],
  listings: [
    {
      from: sql`listings l`,
      where: (userId) => sql`l.seller_id = ${userId}`,
      at: sql`l.created_at`,
      id: sql`l.id`,
      columns: {
        title: sql`l.handle`,
        amountKobo: sql`l.price_kobo`,
        platform: sql`l.platform`,
        status: sql`l.status`,
      },
    },
  ],
  disputes: [disputes('buyer'), disputes('seller')],
  claims: [claims('buyer'), claims('seller')],
  tickets: [
    {
      from: sql`tickets t`,
      where: (userId) => sql`t.user_id = ${userId}`,
      at: sql`t.updated_at`,
      id: sql`t.id`,
      columns: {
        title: sql`t.subject`,
        number: sql`t.number`,
        detail: sql`${labelOf('t.category', ticketCategoryLabels)} || ', ' || ${labelOf('t.priority', ticketPriorityLabels)}`,
        status: sql`t.status`,
      },
    },
  ],
  reports_about: [reports(reported)],
  reports_by: [reports(sent, { person: null })],
  message_reports: [reports(messagesReported)],
  warnings: [reports(warned, { status: sql`r.outcome` }), recalls],
  sessions: [
    {
      from: sql`sessions s`,
      where: (userId) => sql`s.user_id = ${userId}`,
      at: sql`s.created_at`,
      id: sql`s.id`,
      columns: {
        title: sql`s.device`,
        detail: sql`s.address`,
        status: sql`case when s.ended_at is null and s.expires_at > now() then 'open'
                         else coalesce(s.end_reason, 'expired') end`,
      },
    },
  ],
  notes: [notes({ title: sql`n.text`, person: personOf('By', 'n.author_id') })],
  audit: [audited({ detail: sql`l.reason` })],
};

/** Staff on their own page read neither who reported them nor what colleagues wrote about them. */
const ownSources: Partial<Record<TableKind, readonly Source[]>> = {
  reports_about: [reports(reported, { person: null })],
  message_reports: [reports(messagesReported, { person: null })],
  warnings: [reports(warned, { person: null, status: sql`r.outcome` }), recalls],
  notes: [notes({ title: sql`${hiddenFromSubject}::text` })],
  audit: [audited({})],
};
