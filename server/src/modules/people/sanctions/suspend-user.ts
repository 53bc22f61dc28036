import type { UserStatus } from '@oja/contract/accounts';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { outlasts, sanctionEnd } from '../../../domain/sanction/sanction-end.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import {
  adminEnds,
  answersProposals,
  changeOtherAccount,
  endSessions,
  notifyAdmins,
  proposeAdminChange,
  type UserRow,
  updateUser,
} from '../accounts/index.ts';
import { appealToken } from './appeal-token.ts';
import type { SanctionOrder } from './give-sanction.ts';
import { proposeReactivation, reactivate } from './reactivate.ts';
import { closeSanction, findOpenSanction, insertSanction, type SanctionRow } from './sanction.store.ts';

type Suspension = Omit<SanctionOrder, 'reason'> & { reason?: string | undefined };

/** Kept where a call without a reason suspends; the person is told none. */
const noReason = 'No reason was given.';
const replacedBecause = 'A longer suspension replaced it.';

/**
 * Suspends a user at once: every session ends, their listings leave the market, and withdrawals are held. Purchases
 * that have begun continue, because the other party did nothing wrong. A longer suspension replaces the one that
 * stands; one that would change nothing is refused. An administrator may need the approval of a second one.
 */
export async function suspendUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market' | 'sealer'>,
  change: Suspension & { provenBy?: ProofSubject },
): Promise<{ status: UserStatus; approval: WaitingApproval }> {
  const { userId, by, reason, note, days, report, provenBy } = change;
  const outcome = await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    await change.inSameTransaction?.(tx);
    const now = deps.now();
    if (answersProposals(target.role)) {
      await findShorterSuspension(tx, { userId, days, now });
      const proposal = { target, change: { kind: 'suspend', days }, reason, by, provenBy } as const;
      const approval = await proposeAdminChange(tx, proposal, now);
      if (approval !== null) return { status: target.status, approval };
    }
    await suspend(tx, deps, { target, by, reason, note, days, reportId: report?.id, now });
    return { status: 'banned', approval: null } as const;
  });
  deps.market.changed();
  return outcome;
}

/** Suspends a user under their lock, also for longer than they are suspended already. */
export async function suspend(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  change: Pick<Suspension, 'reason' | 'note' | 'days'> & {
    target: UserRow;
    by: Actor;
    reportId?: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { target, by, reason, note, days, reportId, now } = change;
  const { id: userId } = target;
  const replaced = await findShorterSuspension(tx, { userId, days, now });
  if (replaced) await closeSanction(tx, replaced.id, { at: now, by: by.id, reason: replacedBecause });
  await updateUser(tx, userId, { status: 'banned', ...adminEnds(target, now) });
  const endedSessions = await endSessions(tx, { userId, now, reason: 'suspended' });
  const row = await insertSanction(tx, {
    userId,
    kind: 'suspension',
    reason: reason || noReason,
    note,
    days,
    reportId,
    givenBy: by.id,
    now,
  });
  await audit(tx, {
    actor: by,
    action: 'user.suspended',
    subject: { kind: 'user', id: userId },
    before: { status: target.status, ...(replaced?.endsAt && { until: replaced.endsAt }) },
    after: { status: 'banned', endedSessions, ...(row.endsAt && { until: row.endsAt }) },
    ...(reason ? { reason } : {}),
  });
  const token = appealToken(deps.sealer, row.id);
  await notify(tx, 'account_suspended', userId, { reason: reason || null, until: row.endsAt, token }, now);
  if (answersProposals(target.role))
    await notifyAdmins(tx, { target, role: target.role, what: 'suspended', by, now });
}

/** The suspension that stands and that this one outlasts. Refused when this one would change nothing. */
async function findShorterSuspension(
  tx: Tx,
  order: { userId: string; days: number | undefined; now: Date },
): Promise<SanctionRow | undefined> {
  const standing = await findOpenSanction(tx, { userId: order.userId, kind: 'suspension' });
  if (standing === undefined || outlasts(sanctionEnd(order.now, order.days), standing.endsAt))
    return standing;
  const until = standing.endsAt ? `until ${whenSentence(standing.endsAt)}` : 'without an end';
  throw new Refusal('sanction_stands', {
    message: `This account is suspended already, ${until}. To shorten that, please lift the suspension first.`,
  });
}

/**
 * Reactivates a suspended or inactive user, and returns their listings to the market. Refused for an active one. An
 * administrator may need the approval of a second one.
 */
export async function unsuspendUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  change: Pick<Suspension, 'userId' | 'by' | 'reason' | 'inSameTransaction'> & { provenBy: ProofSubject },
): Promise<{ status: UserStatus; before: UserStatus; approval: WaitingApproval }> {
  const { userId, by, reason, provenBy } = change;
  const outcome = await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    const { status: before } = target;
    if (before === 'active') throw new Refusal('account_active');
    const now = deps.now();
    // The reason of this call was always for staff, so the person does not read it.
    const order = { target, by, reason, tellReason: false };
    const approval = await proposeReactivation(tx, { ...order, provenBy }, now);
    if (approval !== null) return { status: before, before, approval };
    await reactivate(tx, { ...order, now });
    await change.inSameTransaction?.(tx);
    return { status: 'active', before, approval } as const;
  });
  deps.market.changed();
  return outcome;
}
