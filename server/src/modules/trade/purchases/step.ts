import type { PurchaseActor, PurchaseTransition } from '../../../domain/purchase/purchase-process.ts';
import type { AuditEntry } from '../../platform/audit/index.ts';
import type { PurchaseRow } from './purchase.store.ts';

export interface Step {
  transition: Exclude<PurchaseTransition, 'buy'>;
  by: { actor: PurchaseActor; id: string | null };
  /** Stored in the history, and for a decision also on the purchase or the dispute. */
  text?: string;
  /** The reason for a decision while the seller can still answer. */
  earlyReason?: string | undefined;
  /** The amount that a partial refund returns to the buyer. */
  refundKobo?: number | undefined;
  /** The entry for the audit log, when staff take the step. */
  line?: (after: PurchaseRow) => AuditEntry;
}
