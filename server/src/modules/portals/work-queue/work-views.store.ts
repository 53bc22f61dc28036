import { randomUUID } from 'node:crypto';
import { type WorkFilter, type WorkView, workFilter } from '@oja/contract/work';
import { workTerms } from '@oja/contract/work-fields';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';

export async function listWorkViews(db: Db, userId: string): Promise<WorkView[]> {
  const rows = await db
    .selectFrom('workViews')
    .select(['id', 'name', 'filter'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ filter, ...row }) => ({ ...row, filter: workFilter.parse(filter) }));
}

/** The row of the person is locked, so that two at once cannot both take the last place or the same name. */
export async function saveWorkView(
  deps: Pick<Deps, 'db' | 'now'>,
  view: { userId: string; name: string; filter: WorkFilter },
): Promise<WorkView> {
  const { userId, name, filter } = view;
  return inTransaction(deps.db, async (tx) => {
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const kept = await tx.selectFrom('workViews').select('name').where('userId', '=', userId).execute();
    if (kept.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      throw new Refusal('work_view_name_taken');
    }
    if (kept.length >= workTerms.viewsAtMost) throw new Refusal('too_many_work_views');
    const id = randomUUID();
    await tx
      .insertInto('workViews')
      .values({ id, userId, name, filter: JSON.stringify(filter), createdAt: deps.now() })
      .execute();
    return { id, name, filter };
  });
}

/** Another person's view is refused as not found. */
export async function deleteWorkView(
  deps: Pick<Deps, 'db'>,
  view: { id: string; userId: string },
): Promise<void> {
  const deleted = await deps.db
    .deleteFrom('workViews')
    .where('id', '=', view.id)
    .where('userId', '=', view.userId)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new Refusal('not_found');
}
