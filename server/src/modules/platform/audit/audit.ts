import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** The actor. The label stays readable after the account is erased. */
export interface Actor {
  id: string | null;
  label: string;
  address?: string;
}

export interface AuditEntry {
  actor: Actor;
  /** Subject and past participle, as in user.suspended. */
  action: `${string}.${string}`;
  subject: { kind: string; id: string };
  before?: object;
  after?: object;
  /** Keys of `before` and `after` with personal values, which are erased with that person. */
  personal?: { of: string; keys: readonly string[] } | undefined;
  reason?: string;
}

/**
 * Writes one line of the audit log in the caller's transaction. The database assigns its position in the chain and
 * its hash (see 0001_ground.sql); it can never be changed or removed.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const id = randomUUID();
  const { before, after, details } = await splitPersonalValues(tx, entry);
  await sql`
    insert into audit_log
      (id, actor_id, actor_label, action, subject_kind, subject_id, before, after, reason, address)
    values (
      ${id}, ${entry.actor.id}, ${entry.actor.label}, ${entry.action},
      ${entry.subject.kind}, ${entry.subject.id}, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb,
      ${entry.reason ?? null}, ${entry.actor.address ?? null})`.execute(tx);
  if (details)
    await tx
      .insertInto('auditDetails')
      .values({ auditId: id, ...details })
      .execute();
}

interface SplitEntry {
  before: object | undefined;
  after: object | undefined;
  details?: { personId: string; before: string | null; after: string | null; salt: Buffer };
}

/** Replaces personal values by salted hashes, and returns the values for audit_details. */
async function splitPersonalValues(tx: Tx, { before, after, personal }: AuditEntry): Promise<SplitEntry> {
  if (personal === undefined) return { before, after };
  const ofPerson = (recorded: object | undefined) =>
    recorded && Object.fromEntries(Object.entries(recorded).filter(([key]) => personal.keys.includes(key)));
  const [own, others] = [ofPerson(before), ofPerson(after)];
  const salt = randomBytes(16);
  const { rows } = await sql<{ before: object; after: object }>`
    select ${digests(salt, own)} as before, ${digests(salt, others)} as after`.execute(tx);
  return {
    before: before && { ...before, ...rows[0]?.before },
    after: after && { ...after, ...rows[0]?.after },
    details: { personId: personal.of, before: asJson(own), after: asJson(others), salt },
  };
}

const digests = (salt: Buffer, values: object | undefined) => sql`(
  select coalesce(jsonb_object_agg(key, audit_digest(${salt}, key, value)), '{}')
    from jsonb_each(${asJson(values ?? {})}::jsonb))`;

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
