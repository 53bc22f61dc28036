import type { WorkFilter, WorkItem } from '@oja/contract/work';
import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decodePosition, encodePosition, timestampInCursor } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../http/session.ts';
import { presentWork } from './present-work.ts';
import { findOpenItem, type QueuePlace, readQueuePage } from './queue.queries.ts';
import { kindsFor } from './work-sources.ts';

export type Viewer = Pick<SessionUser, 'id' | 'role'>;

const pageSize = 30;
const placeInCursor = z.tuple([timestampInCursor, z.enum(workKinds), z.uuid()]);

/** A page of the queue, by due time. A filter for a kind that the viewer may not decide is refused. */
export async function listWork(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: WorkFilter & { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: WorkItem[]; nextCursor: string | null }> {
  const { kind, cursor, limit = pageSize, ...filter } = query;
  const now = deps.now();
  const view = { kinds: narrowKinds(viewer, kind), filter, viewer, now };
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const rows = await readQueuePage(deps.db, view, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: await presentWork(deps.db, page, { viewerId: viewer.id, now }),
    nextCursor: last === undefined ? null : encodePosition([last.dueAt, last.kind, last.id]),
  };
}

/**
 * The most urgent item that waits for staff and is the viewer's own or unassigned. Behind the item they come from while
 * that is still open; from the top when it is done.
 */
export async function findNextWork(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: { kind?: WorkKind | undefined; after?: string | undefined },
): Promise<WorkItem | null> {
  const now = deps.now();
  const kinds = narrowKinds(viewer, query.kind);
  const place = query.after === undefined ? undefined : await placeOfItem(deps, query.after, now);
  const read = async (owner: 'me' | 'none', after: QueuePlace | undefined) => {
    const view = { kinds, filter: { owner, waiting_for: 'staff' as const }, viewer, now };
    const rows = await readQueuePage(deps.db, view, { after, limit: 2 });
    return rows.filter((row) => `${row.kind}:${row.id}` !== query.after);
  };
  const behind = [...(await read('me', place)), ...(await read('none', place))];
  // Behind the last item the list begins again.
  const rows =
    behind.length > 0 || place === undefined
      ? behind
      : [...(await read('me', undefined)), ...(await read('none', undefined))];
  const [first] = rows.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  if (first === undefined) return null;
  const [item] = await presentWork(deps.db, [first], { viewerId: viewer.id, now });
  return item ?? null;
}

/** The item as the list shows it; refused as not found when it is not open or not for this viewer. */
export async function showWork(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  item: { kind: WorkKind; id: string },
): Promise<WorkItem> {
  const now = deps.now();
  const sought = { ...item, viewer };
  const row = kindsFor(viewer.role).includes(item.kind)
    ? await findOpenItem(deps.db, sought, now)
    : undefined;
  const [shown] = row ? await presentWork(deps.db, [row], { viewerId: viewer.id, now }) : [];
  if (shown === undefined) throw new Refusal('not_found');
  return shown;
}

function narrowKinds(viewer: Viewer, kind: WorkKind | undefined): WorkKind[] {
  const kinds = kindsFor(viewer.role);
  if (kind === undefined) return kinds;
  if (!kinds.includes(kind)) throw new Refusal('access_denied');
  return [kind];
}

function placeOf(cursor: string): QueuePlace {
  const [dueAt, kind, id] = decodePosition(placeInCursor, cursor);
  return { dueAt, kind, id };
}

/** Undefined for an item that is done, or was never there. */
async function placeOfItem(
  deps: Pick<Deps, 'db'>,
  after: string,
  now: Date,
): Promise<QueuePlace | undefined> {
  const [kind, id] = after.split(':');
  const parsed = z.object({ kind: z.enum(workKinds), id: z.uuid() }).safeParse({ kind, id });
  return parsed.success ? findOpenItem(deps.db, parsed.data, now) : undefined;
}
