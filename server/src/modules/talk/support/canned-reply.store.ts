import { randomUUID } from 'node:crypto';
import { type CannedActions, type CannedReply, cannedActions } from '@oja/contract/canned-replies';
import type { Db } from '../../../db/client.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { cannedRepliesAtMost } from '../../../domain/ticket/ticket-terms.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';

const selectReplies = (db: Db | Tx) =>
  db
    .selectFrom('cannedReplies as reply')
    .leftJoin('users as person', 'person.id', 'reply.updatedBy')
    .select([
      'reply.id',
      'reply.title',
      'reply.text',
      'reply.actions',
      'reply.updatedAt',
      'reply.updatedBy',
      'person.name as updatedByName',
    ]);

type ReplyRow = Awaited<ReturnType<ReturnType<typeof selectReplies>['executeTakeFirstOrThrow']>>;

export async function listCannedReplies(db: Db): Promise<CannedReply[]> {
  const rows = await selectReplies(db).orderBy('reply.title').orderBy('reply.id').execute();
  return rows.map(present);
}

interface ReplyText {
  title: string;
  text: string;
  actions?: CannedActions | undefined;
}

export async function addCannedReply(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  content: ReplyText,
): Promise<CannedReply> {
  return inUniqueTitle(deps, async (tx) => {
    const { count } = await tx
      .selectFrom('cannedReplies')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= cannedRepliesAtMost) throw new Refusal('too_many_canned_replies');
    const id = randomUUID();
    await tx
      .insertInto('cannedReplies')
      .values({ id, ...columnsOf(content), updatedAt: deps.now(), updatedBy: actor.id })
      .execute();
    await audit(tx, { actor, action: 'canned_reply.added', subject: subject(id), after: content });
    return read(tx, id);
  });
}

export async function saveCannedReply(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  input: ReplyText & { id: string },
): Promise<CannedReply> {
  const { id, ...content } = input;
  return inUniqueTitle(deps, async (tx) => {
    const before = await lock(tx, id);
    await tx
      .updateTable('cannedReplies')
      .set({ ...columnsOf(content), updatedAt: deps.now(), updatedBy: actor.id })
      .where('id', '=', id)
      .execute();
    await audit(tx, { actor, action: 'canned_reply.changed', subject: subject(id), before, after: content });
    return read(tx, id);
  });
}

export async function deleteCannedReply(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lock(tx, id);
    await tx.deleteFrom('cannedReplies').where('id', '=', id).execute();
    await audit(tx, { actor, action: 'canned_reply.deleted', subject: subject(id), before });
  });
}

const subject = (id: string) => ({ kind: 'canned_reply', id });

async function inUniqueTitle<Result>(
  deps: Pick<Deps, 'db'>,
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(deps.db, write);
  } catch (error) {
    if (isUniqueViolation(error, 'canned_replies_title')) throw new Refusal('canned_reply_title_taken');
    throw error;
  }
}

async function lock(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('cannedReplies')
    .select(['title', 'text', 'actions'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

async function read(tx: Tx, id: string): Promise<CannedReply> {
  return present(await selectReplies(tx).where('reply.id', '=', id).executeTakeFirstOrThrow());
}

/** A reply that is saved without actions does nothing but answer. */
function columnsOf({ title, text, actions = {} }: ReplyText) {
  return { title, text, actions: JSON.stringify(actions) };
}

function present({ id, title, text, actions, updatedAt, updatedBy, updatedByName }: ReplyRow): CannedReply {
  return {
    id,
    title,
    text,
    actions: cannedActions.parse(actions),
    updated_at: updatedAt.toISOString(),
    updated_by: updatedByName,
    updated_by_id: updatedBy,
  };
}
