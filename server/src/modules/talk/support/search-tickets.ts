import type { SearchHit } from '@oja/contract/search';
import { sql } from 'kysely';
import { type SearchedRows, searchTextOrPeople } from '../../../db/text-or-people.ts';
import { conditionsOfWords, type FindHits, findByWords, isNumber, isRow } from '../../../db/word-search.ts';
import { numberOfTicket, ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import type { TicketRow } from './ticket.store.ts';

type Found = Pick<TicketRow, 'id' | 'number' | 'subject' | 'status'> & { personName: string };

const columns = sql`
  t.id, t.number, t.subject, t.status, (select u.name from users u where u.id = t.user_id) as person_name`;

/** The viewer's own tickets, by subject or reference. */
export const searchOwnTickets: FindHits = async (search) => {
  const { terms, viewer } = search;
  const found = await findByWords<Found>(search, {
    table: sql`tickets`,
    columns,
    seen: sql`t.user_id = ${viewer.id}`,
    newestFirst: sql`t.updated_at desc, t.id desc`,
    exactly: [isRow(terms), isNumber(numberOfTicket(terms.text))],
    words: conditionsOfWords(sql`lower(t.subject)`, terms),
  });
  return found.map((row) => present(row, ticketReference(row.number)));
};

/** What staff search tickets by. */
export const searchedTickets: SearchedRows = { text: sql`lower(t.subject)`, people: [sql`t.user_id`] };

/** All tickets, for staff: also by their author. */
export const searchDeskTickets: FindHits = async (search) => {
  const { terms } = search;
  const rows = { table: sql`tickets`, seen: sql`true`, newestFirst: sql`t.created_at desc, t.id desc` };
  const found = await findByWords<Found>(search, {
    ...rows,
    columns,
    exactly: [isRow(terms), isNumber(numberOfTicket(terms.text))],
    ...(await searchTextOrPeople(search, searchedTickets, rows)),
  });
  return found.map((row) => present(row, `${ticketReference(row.number)} · ${row.personName}`));
};

function present({ id, subject, status }: Found, detail: string): SearchHit {
  return { id, key: id, title: subject, detail, platform: null, amount: null, status };
}
