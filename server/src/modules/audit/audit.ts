import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** Who did it. The label stays readable after the account is erased. */
export interface Actor {
  id: string | null;
  label: string;
  address?: string;
}

export interface AuditEntry {
  actor: Actor;
  /** Noun and past participle, as in user.suspended. */
  action: `${string}.${string}`;
  subject: { kind: string; id: string };
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/**
 * Writes one line of the audit log in the caller's transaction. The database gives it its place in the
 * chain and its hash (see 0001_ground.sql); nothing can change or remove it afterwards.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit_log
      (id, actor_id, actor_label, action, subject_kind, subject_id, before, after, reason, address)
    values (
      ${randomUUID()}, ${entry.actor.id}, ${entry.actor.label}, ${entry.action},
      ${entry.subject.kind}, ${entry.subject.id}, ${asJson(entry.before)}::jsonb, ${asJson(entry.after)}::jsonb,
      ${entry.reason ?? null}, ${entry.actor.address ?? null})`.execute(tx);
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
