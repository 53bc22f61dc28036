import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from './audit.ts';

/** That somebody took data along is on record before the first line is sent. */
export function noteExport(
  deps: Deps,
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
