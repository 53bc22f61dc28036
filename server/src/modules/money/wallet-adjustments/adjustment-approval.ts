import { newAdjustment } from '@oja/contract/wallet-adjustments';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { lockOwner, lockWalletOwner, makeAdjustment, refuseTooLarge } from './adjust-wallet.ts';

const kindNames = { goodwill: 'Goodwill', correction: 'Correction' } as const;
const directionNames = { credit: 'Into the wallet', debit: 'Out of the wallet' } as const;

export const adjustmentApproval: ApprovalHandler = {
  kind: 'wallet_adjustment',
  async describe(db, { subjectId, payload }) {
    const { kind, direction } = newAdjustment.parse(payload);
    const person = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', subjectId)
      .executeTakeFirst();
    return {
      subject: person ? `${person.name} (${person.email})` : 'A person who is gone',
      page: `/admin/users/${subjectId}`,
      facts: [
        { name: 'Kind', value: kindNames[kind] },
        { name: 'Direction', value: directionNames[direction] },
      ],
    };
  },
  lockSubject: (tx, { subjectId }) => lockOwner(tx, subjectId),
  async execute(tx, deps, { row, proposer, approver }) {
    const userId = row.subjectId;
    await lockWalletOwner(tx, userId);
    const adjustment = newAdjustment.parse(row.payload);
    await refuseTooLarge(tx, adjustment);
    await makeAdjustment(tx, { userId, adjustment, madeBy: proposer, approvedBy: approver, now: deps.now() });
  },
};
