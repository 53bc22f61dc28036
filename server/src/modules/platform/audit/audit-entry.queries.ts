import type { AuditFilter, AuditPeriod } from '@oja/contract/audit-log';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import { beyondValues, inOrder } from '../../../db/row-order.ts';
import { hiddenFromSubject } from '../../../domain/hidden-from-subject.ts';
import { escapeLike, likeContains } from '../../../domain/search/search-terms.ts';
import { nounsOfGroup } from './audit-groups.ts';
import { type FoundSubjects, findableKinds, findSubjects } from './find-subjects.queries.ts';
import { isWrittenAbout } from './written-about.ts';

export interface AuditRow {
  id: string;
  position: number;
  happenedAt: Date;
  actorId: string | null;
  actorLabel: string;
  actorName: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  address: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** The viewer reads the lines that match, without what colleagues wrote about them. */
export type AuditView = AuditFilter & { viewerId: string };

const columns = sql`
  a.is_hidden, a.id, a.position, a.happened_at, a.actor_id, a.actor_label, u.name as actor_name, a.action, a.subject_kind,
  a.subject_id, a.address, a.reason, a.before || coalesce(d.before, '{}') as before,
  a.after || coalesce(d.after, '{}') as after`;

const byPosition = { columns: [sql`l.position`] };

/** Lines by position, after the given one. */
export async function readAuditEntries(
  db: Db,
  filter: AuditView,
  part: { after: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const { direction = 'desc' } = filter;
  const conditions = await conditionsOf(db, filter);
  if (part.after !== undefined) conditions.push(beyondValues(byPosition, direction, [part.after]));
  const { rows } = await sql<ReadRow>`
    select ${columns}
      from (select l.*, ${isWrittenAbout(filter.viewerId)} as is_hidden from audit_log l where ${sql.join(conditions, sql` and `)}
             order by ${inOrder(byPosition, direction)} limit ${sql.lit(part.limit)}) a
      left join users u on u.id = a.actor_id
      left join audit_details d on d.audit_id = a.id
     order by a.position ${sql.raw(direction)}`.execute(db);
  return rows.map(readableRow);
}

export async function readAuditEntry(
  db: Db,
  { id, viewerId }: { id: string; viewerId: string },
): Promise<AuditRow | undefined> {
  const { rows } = await sql<ReadRow>`
    select ${columns}
      from (select l.*, ${isWrittenAbout(viewerId)} as is_hidden from audit_log l where l.id = ${id}) a
      left join users u on u.id = a.actor_id
      left join audit_details d on d.audit_id = a.id`.execute(db);
  return rows.map(readableRow)[0];
}

type ReadRow = AuditRow & { isHidden: boolean };

/** A personal value that was erased leaves only its hash. Of a report about the viewer nothing is shown but the step. */
function readableRow({ isHidden, ...row }: ReadRow): AuditRow {
  const reason = isHidden && row.reason !== null ? hiddenFromSubject : row.reason;
  if (isHidden && row.subjectKind === 'report') return { ...row, reason, before: null, after: null };
  return { ...row, reason, before: readable(row.before), after: readable(row.after) };
}

const digest = /^sha256:[0-9a-f]{64}$/;

function readable(recorded: unknown): unknown {
  if (typeof recorded !== 'object' || recorded === null || Array.isArray(recorded)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([key, value]) => [
      key,
      typeof value === 'string' && digest.test(value) ? 'Deleted' : value,
    ]),
  );
}

const countedAtMost = 10_000;

/** The number of lines, up to the limit of paging. */
export async function countAuditEntries(
  db: Db,
  filter: AuditView,
): Promise<{ total: number; exact: boolean }> {
  const conditions = await conditionsOf(db, filter);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from audit_log l where ${sql.join(conditions, sql` and `)}
       limit ${sql.lit(countedAtMost + 1)}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, countedAtMost), exact: total <= countedAtMost };
}

/** Skips through the index from one actor to the next instead of reading every line. */
export async function readAuditActors(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive seen as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select l.actor_id from audit_log l where l.actor_id > s.actor_id order by l.actor_id limit 1)
        from seen s where s.actor_id is not null)
    select u.id, u.name from (select actor_id from seen where actor_id is not null limit 200) s
      join users u on u.id = s.actor_id order by lower(u.name), u.id`.execute(db);
  return rows;
}

const days: Readonly<Record<AuditPeriod, number>> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 };

async function conditionsOf(
  db: Db,
  { search, group, actor, period, viewerId }: AuditView,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (group !== undefined) {
    const ofNoun = nounsOfGroup[group].map((noun) => sql`l.action like ${`${escapeLike(noun)}.%`}`);
    conditions.push(sql`(${sql.join(ofNoun, sql` or `)})`);
  }
  if (actor === 'oja') conditions.push(sql`l.actor_id is null`);
  else if (actor !== undefined) conditions.push(sql`l.actor_id = ${actor}`);
  // Lines have timestamps of the database's clock, so the period uses it too.
  if (period !== undefined)
    conditions.push(sql`l.happened_at >= now() - make_interval(days => ${days[period]})`);
  if (search) conditions.push(mentions({ search, viewerId }, await findSubjects(db, search)));
  return conditions;
}

/** Lines about what the search names; unless it is a reference, also lines with its words and by its people. */
function mentions(
  { search, viewerId }: { search: string; viewerId: string },
  found: FoundSubjects,
): RawBuilder<unknown> {
  // Positions first, by the index of subjects: ordered by position, the planner would walk the whole log for a rare one.
  const about = sql`l.position = any (array(
    select s.position from audit_log s
     where s.subject_kind = any (${findableKinds}::text[]) and s.subject_id = any (${found.ids}::text[])))`;
  if (found.isReference) return about;
  const pattern = likeContains(search);
  // The first condition is the one of the index; the second leaves out reasons that the viewer does not read.
  return sql`(
    (lower(l.actor_label || ' ' || l.action || ' ' || l.subject_id || ' ' || coalesce(l.reason, '')) like ${pattern}
      and (lower(l.actor_label || ' ' || l.action || ' ' || l.subject_id) like ${pattern}
           or not ${isWrittenAbout(viewerId)}))
    or l.actor_id = ${anyOf(found.actorIds)}
    or ${about})`;
}
