import type { AuditCheck } from '@oja/contract/audit-log';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Actor, audit } from './audit.ts';
import { proveChain } from './verify-audit.ts';

/** The number of lines that one request verifies, which takes a second or two. */
const maxCheckedLines = 50_000;

const verified = 'audit_log.verified';
const outcome = z.object({
  checked: z.int(),
  total: z.int(),
  broken: z.object({ position: z.int(), fault: z.string() }).nullable(),
});

/** Verifies the latest lines. The result is written as an audit entry, from which the page reads it. */
export async function checkChain(deps: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<AuditCheck> {
  const proof = await proveChain(deps.db, maxCheckedLines);
  await inTransaction(deps.db, (tx) =>
    audit(tx, { actor, action: verified, subject: { kind: 'audit_log', id: 'chain' }, after: proof }),
  );
  return { ...proof, checked_at: deps.now().toISOString() };
}

export async function readLastCheck(db: Db): Promise<AuditCheck | null> {
  const line = await db
    .selectFrom('auditLog')
    .select(['after', 'happenedAt'])
    .where('action', '=', verified)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line ? { ...outcome.parse(line.after), checked_at: line.happenedAt.toISOString() } : null;
}
