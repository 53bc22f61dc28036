import type { AppealOutcome } from '@oja/contract/account-standing';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { changeOtherAccount, type StaffMember } from '../../people/accounts/index.ts';
import { appealToken, findSanctioned, readSanction, type SanctionRow } from '../../people/sanctions/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { proposeEnd } from './lift-sanction.ts';

/**
 * Decides an appeal: the sanction stays, or it ends now. Never by the one who gave it, who may only lift it. The end of
 * the suspension of an administrator may need the approval of a second one; until then the appeal stays open.
 */
export async function decideAppeal(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market' | 'sealer'>,
  order: {
    sanctionId: string;
    outcome: AppealOutcome;
    reason: string;
    by: StaffMember;
    provenBy: ProofSubject;
  },
): Promise<{ userId: string; approval: WaitingApproval }> {
  const { sanctionId, outcome, reason, by, provenBy } = order;
  const userId = await findSanctioned(deps.db, sanctionId);
  if (userId === undefined) throw new Refusal('not_found');
  const change = { userId, by, harmlessToLastAdmin: true };
  const approval = await changeOtherAccount(deps, change, async (tx, { target }) => {
    const row = await readSanction(tx, sanctionId);
    if (row.appealedAt === null || row.appealDecidedAt !== null) throw new Refusal('sanction_appeal_closed');
    if (row.givenBy === by.id) throw new Refusal('sanction_appeal_of_other');
    const now = deps.now();
    if (outcome === 'lifted') {
      const waiting = await proposeEnd(tx, row, { target, by, reason, provenBy, now });
      if (waiting !== null) return waiting;
    } else await uphold(tx, deps, row, { by, reason, now });
    await audit(tx, {
      actor: by,
      action: outcome === 'lifted' ? 'user.appeal_granted' : 'user.appeal_declined',
      subject: { kind: 'user', id: userId },
      after: { sanction: sanctionId, kind: row.kind },
      reason,
    });
    return null;
  });
  deps.market.changed();
  return { userId, approval };
}

async function uphold(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  row: SanctionRow,
  decision: { by: StaffMember; reason: string; now: Date },
): Promise<void> {
  const { by, reason, now } = decision;
  await tx
    .updateTable('sanctions')
    .set({ appealDecidedAt: now, appealDecidedBy: by.id, appealOutcome: 'upheld', appealAnswer: reason })
    .where('id', '=', row.id)
    .execute();
  // A suspended person cannot sign in, so the mail leads to the page of the appeal.
  const token = row.kind === 'suspension' ? appealToken(deps.sealer, row.id) : null;
  await notify(tx, 'sanction_upheld', row.userId, { reason, until: row.endsAt, token }, now);
}
