import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a line `l` of the audit log is what a colleague wrote about the viewer or about a report of them. Staff read
 * that such a line exists, so that nothing about their account is done in secret, but not its words.
 */
export function isWrittenAbout(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(l.actor_id is distinct from ${viewerId}::uuid and (
    (l.subject_kind = 'user' and l.subject_id = ${viewerId}::text)
    or (l.subject_kind = 'report' and l.subject_id in (
      select r.id::text from reports r where r.owner_id = ${viewerId}::uuid))))`;
}
