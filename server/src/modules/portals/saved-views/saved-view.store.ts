import { randomUUID } from 'node:crypto';
import { type SavedView, type ViewFilter, type ViewPage, viewTerms } from '@oja/contract/saved-views';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readFilter } from './view-lists.ts';

interface List {
  userId: string;
  page: ViewPage;
}

export async function listSavedViews(db: Db, { userId, page }: List): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('savedViews')
    .select(['id', 'name', 'filter'])
    .where('userId', '=', userId)
    .where('page', '=', page)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, filter }) => ({ id, page, name, filter: readFilter(page, filter) }));
}

export async function saveView(
  deps: Pick<Deps, 'db' | 'now'>,
  view: List & { name: string; filter: ViewFilter },
): Promise<SavedView> {
  const { userId, page, name, filter } = view;
  return inTransaction(deps.db, async (tx) => {
    const kept = await lockViews(tx, view);
    if (isTaken(kept, name)) throw new Refusal('view_name_taken');
    if (kept.length >= viewTerms.viewsAtMost) throw new Refusal('too_many_views');
    const id = randomUUID();
    await tx
      .insertInto('savedViews')
      .values({ id, userId, page, name, filter: JSON.stringify(filter), createdAt: deps.now() })
      .execute();
    return { id, page, name, filter };
  });
}

/** The view of the person; another person's is refused as not found. */
interface OwnView {
  id: string;
  userId: string;
  /** Of which lists the person may have views. */
  mayOpen: (page: ViewPage) => boolean;
}

export async function renameView(
  deps: Pick<Deps, 'db'>,
  view: OwnView & { name: string },
): Promise<SavedView> {
  const { id, userId, name } = view;
  return inTransaction(deps.db, async (tx) => {
    const page = await findPage(tx, view);
    const others = (await lockViews(tx, { userId, page })).filter((other) => other.id !== id);
    if (isTaken(others, name)) throw new Refusal('view_name_taken');
    const renamed = await tx
      .updateTable('savedViews')
      .set({ name })
      .where('id', '=', id)
      .returning('filter')
      .executeTakeFirst();
    if (renamed === undefined) throw new Refusal('not_found');
    return { id, page, name, filter: readFilter(page, renamed.filter) };
  });
}

export async function deleteView(deps: Pick<Deps, 'db'>, view: OwnView): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await findPage(tx, view);
    await tx.deleteFrom('savedViews').where('id', '=', view.id).execute();
  });
}

/** Person and list of a view never change. */
async function findPage(tx: Tx, { id, userId, mayOpen }: OwnView): Promise<ViewPage> {
  const found = await tx
    .selectFrom('savedViews')
    .select('page')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (found === undefined || !mayOpen(found.page)) throw new Refusal('not_found');
  return found.page;
}

/** The row of the person is locked, so that two at once cannot both take the last place or the same name. */
async function lockViews(tx: Tx, { userId, page }: List): Promise<{ id: string; name: string }[]> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return tx
    .selectFrom('savedViews')
    .select(['id', 'name'])
    .where('userId', '=', userId)
    .where('page', '=', page)
    .execute();
}

function isTaken(kept: readonly { name: string }[], name: string): boolean {
  return kept.some((other) => other.name.toLowerCase() === name.toLowerCase());
}
