import type { PersonRecord, PersonRecordKind } from '@oja/contract/person-page';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts';
import { isPresent } from '../users/index.ts';
import { listTransactions } from '../wallet/index.ts';
import { readRecords } from './record-sources.ts';

const pageSize = 5;

interface RecordPage {
  rows: PersonRecord[];
  nextCursor: string | null;
}

/** One list of the page of a person, newest first. */
export async function listRecords(
  deps: Pick<Deps, 'db'>,
  input: {
    userId: string;
    kind: PersonRecordKind;
    viewerId: string;
    cursor?: string | undefined;
    limit?: number | undefined;
  },
): Promise<RecordPage> {
  const { userId, viewerId, kind, cursor, limit = pageSize } = input;
  if (!(await isPresent(deps.db, userId))) throw new Refusal('not_found');
  if (kind === 'wallet') return listMovements(deps, { userId, cursor, limit });
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const found = await readRecords(deps.db, kind, { userId, viewerId, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return { rows, nextCursor: hasMore ? encodeCursor({ at: new Date(last.at), id: last.id }) : null };
}

/** The statement that the person sees, with the balance after each movement. */
async function listMovements(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; cursor: string | undefined; limit: number },
): Promise<RecordPage> {
  const { userId, ...page } = input;
  const { rows, nextCursor } = await listTransactions(deps, userId, page);
  return {
    nextCursor,
    rows: rows.map(({ id, date, description, reference, amount, type, status }) => ({
      id,
      at: date,
      title: description,
      detail: reference,
      person: null,
      amount: type === 'credit' ? amount : -amount,
      platform: null,
      status: status === 'pending' ? status : null,
    })),
  };
}
