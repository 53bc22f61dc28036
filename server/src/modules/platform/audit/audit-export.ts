import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Actor, audit } from './audit.ts';

/** Audits an export before its first line is sent. */
export function auditExport(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  taken: { what: string; which?: string; filter: object },
): Promise<void> {
  const { what, which = 'filter', filter } = taken;
  return inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor,
      action: `${what}.exported`,
      subject: { kind: what, id: which },
      after: { ...filter },
    }),
  );
}
