import { type ParkedOutcome, parkedProposal } from '@oja/contract/parked-payments';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { lockForOutcome, lockUndecided, settleParked } from './decide-parked.ts';
import { parkedPage } from './parked-page.ts';

const outcomeNames: Readonly<Record<ParkedOutcome, string>> = {
  credit: 'Credit the wallet',
  return: 'Book it as paid back',
};

/** What becomes of a payment in another amount or currency than asked for, or for a closed account. */
export const parkedApproval: ApprovalHandler = {
  kind: 'parked_payment',
  async describe(db, { subjectId, payload }) {
    const { outcome } = parkedProposal.parse(payload);
    const payment = await db
      .selectFrom('payments as p')
      .innerJoin('users as u', 'u.id', 'p.userId')
      .select(['p.reference', 'p.parkedWhy', 'p.userId', 'u.name', 'u.email'])
      .where('p.id', '=', subjectId)
      .executeTakeFirstOrThrow();
    return {
      subject: `${payment.name} (${payment.email})`,
      page: parkedPage(subjectId),
      facts: [
        { name: 'Owner', value: payment.name, person_id: payment.userId },
        { name: 'Outcome', value: outcomeNames[outcome] },
        { name: 'Reference', value: payment.reference },
        { name: 'Why it is parked', value: payment.parkedWhy ?? '' },
      ],
    };
  },
  async lockSubject(tx, { subjectId, payload }) {
    await lockForOutcome(tx, subjectId, parkedProposal.parse(payload).outcome);
  },
  async execute(tx, deps, { row, proposer: proposedBy, approver: approvedBy }) {
    const { subjectId, reason, proposedAt } = row;
    const { outcome } = parkedProposal.parse(row.payload);
    const payment = await lockUndecided(tx, {
      paymentId: subjectId,
      outcome,
      staff: [proposedBy, approvedBy],
    });
    const now = deps.now();
    await settleParked(tx, { payment, outcome, reason, proposedBy, proposedAt, approvedBy, now });
  },
};
