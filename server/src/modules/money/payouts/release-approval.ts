import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { searchLink } from '../../platform/notifications/index.ts';
import { releaseWithdrawal } from './propose-release.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { lockWithdrawal } from './withdrawal.store.ts';

const methodNames = { bank: 'Bank transfer', card: 'Card', mobile: 'Mobile wallet' } as const;
const statusNames = {
  requested: 'Held, not sent',
  sending: 'Being sent',
  paid: 'Paid',
  failed: 'Returned to the wallet',
  cancelled: 'Cancelled by its owner',
} as const;

/** The release of a large withdrawal. Declining gives the money back to its owner, who reads the reason. */
export const releaseApproval: ApprovalHandler = {
  kind: 'withdrawal',
  async describe(db, { subjectId }) {
    const row = await db
      .selectFrom('withdrawals as w')
      .innerJoin('users as u', 'u.id', 'w.userId')
      .select(['w.method', 'w.destination', 'w.status', 'w.reference', 'w.userId', 'u.name', 'u.email'])
      .where('w.id', '=', subjectId)
      .executeTakeFirstOrThrow();
    return {
      subject: `${row.name} (${row.email})`,
      page: searchLink('/admin/withdrawals', row.reference),
      facts: [
        { name: 'Owner', value: row.name, person_id: row.userId },
        { name: 'To', value: `${row.destination} (${methodNames[row.method]})` },
        { name: 'Withdrawal', value: statusNames[row.status] },
      ],
    };
  },
  lockSubject: (tx, { subjectId }) => lockWithdrawal(tx, subjectId),
  async execute(tx, deps, { row, proposer, approver }) {
    const withdrawal = await lockWithdrawal(tx, row.subjectId);
    await releaseWithdrawal(tx, withdrawal, { releasedBy: proposer, approvedBy: approver, now: deps.now() });
  },
  async afterDecline(tx, deps, { row, decliner, reason }) {
    const withdrawal = await lockWithdrawal(tx, row.subjectId);
    await audit(tx, {
      actor: decliner,
      action: 'withdrawal.returned',
      subject: { kind: 'withdrawal', id: withdrawal.id },
      before: { status: withdrawal.status, amountKobo: withdrawal.amountKobo },
      after: { status: 'failed' },
      reason,
    });
    await settleWithdrawal(tx, deps, withdrawal, { transition: 'refuse', actor: 'staff', why: reason });
  },
};
