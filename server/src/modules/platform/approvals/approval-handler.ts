import type { Approval, ApprovalKind } from '@oja/contract/approvals';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Actor } from '../audit/index.ts';
import type { ApprovalRow } from './approval.store.ts';

type Staff = Actor & { id: string };

/** What the second member of staff reads before approving. */
export interface ApprovalDescription {
  subject: string;
  page: string | null;
  facts: Approval['facts'];
}

/** A kind of act that needs two members of staff. */
export interface ApprovalHandler {
  kind: ApprovalKind;
  describe(db: Db, row: ApprovalRow): Promise<ApprovalDescription>;
  /** Locks the subject before the proposal and the audit log, in the order of the use case that proposes. */
  lockSubject?(tx: Tx, row: ApprovalRow): Promise<unknown>;
  /**
   * Carries out what was proposed, in the transaction that records the approval. Everything it depends on is read anew
   * under its own locks; what can no longer be done is refused, and the proposal goes on waiting.
   */
  execute(
    tx: Tx,
    deps: Pick<Deps, 'now' | 'sealer'>,
    approved: { row: ApprovalRow; proposer: Staff; approver: Staff },
  ): Promise<void>;
  /** Drops what this process has cached, once the approval is committed. */
  afterCommit?(deps: Pick<Deps, 'sessions' | 'market' | 'settings'>, row: ApprovalRow): void;
  /** What follows when another member of staff declines. Without it, nothing does. */
  afterDecline?(
    tx: Tx,
    deps: Pick<Deps, 'now'>,
    declined: { row: ApprovalRow; decliner: Staff; reason: string },
  ): Promise<void>;
}
