import type { QuickAction } from '@oja/contract/admin-reports';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { blockOnWork, hasTargetFor } from '../../domain/report/decide-report.ts';
import { suspendUser } from '../accounts/index.ts';
import { audit } from '../audit/index.ts';
import { hideListing } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { changeReportIn, type ReportWork, refusalFor } from './change-report.ts';
import { noteReportEvent, type ReportEventKind, type ReportRow } from './report.store.ts';
import { wordingOf } from './report-targets.ts';

/**
 * Quick actions do what they say through the module whose thing it is, which audits it and tells the person. Their
 * transaction takes the report along: the action is noted on it, and a decision made in the same step stands or falls
 * with it.
 */
export interface Acting extends ReportWork {
  action: QuickAction;
  text: string | undefined;
  /** In the same transaction, before the action: the decision that the action belongs to. */
  alongside: (tx: Tx) => Promise<void>;
}

const unexplained = 'It does not meet the rules of the market.';

/** Acts without deciding yet. */
export function actOnReport(deps: Deps, acting: Omit<Acting, 'alongside'>): Promise<void> {
  return carryOut(deps, { ...acting, alongside: async () => {} });
}

export async function carryOut(deps: Deps, acting: Acting): Promise<void> {
  const { reportId, action, by } = acting;
  // What a report points at never changes; whether it may be acted on is looked at again under its lock.
  const report = await deps.db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', reportId)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  if (report === undefined) throw new Refusal('not_found');
  const reason = acting.text || unexplained;
  const within = async (tx: Tx) => {
    await changeReportIn(tx, deps, acting, async (tx, locked, now) => {
      const code = blockOnWork(locked, { staffId: by.id, now });
      if (code !== undefined) throw await refusalFor(tx, locked, code);
      await noteReportEvent(tx, { reportId, kind: kinds[action], actorId: by.id, text: reason, now });
    });
    await acting.alongside(tx);
  };
  if (!hasTargetFor(report, action)) throw new Refusal('report_without_target');
  await doers[action](deps, { report, by, reason, within });
}

const kinds = {
  hide_listing: 'listing_hidden',
  take_down: 'taken_down',
  suspend_user: 'user_suspended',
  warn_user: 'user_warned',
} as const satisfies Record<QuickAction, ReportEventKind>;

interface Deed extends Pick<ReportWork, 'by'> {
  report: ReportRow;
  reason: string;
  within: (tx: Tx) => Promise<void>;
}

const doers: Record<QuickAction, (deps: Deps, deed: Deed) => Promise<unknown>> = {
  hide_listing: (deps, { report, by, reason, within }) => {
    const reviewer = { id: by.id, role: by.role === 'admin' ? 'admin' : 'moderator', actor: by } as const;
    return hideListing(deps, reviewer, { listingId: report.targetId ?? '', reason, alongside: within });
  },
  take_down: (deps, deed) => inTransaction(deps.db, (tx) => takeDown(tx, deps, deed)),
  suspend_user: (deps, { report, by, reason, within }) =>
    suspendUser(deps, { userId: report.ownerId ?? '', by, reason, alongside: within }),
  warn_user: (deps, deed) => inTransaction(deps.db, (tx) => warn(tx, deps, deed)),
};

async function takeDown(tx: Tx, deps: Deps, { report, by, reason, within }: Deed): Promise<void> {
  await within(tx);
  const wording = wordingOf(report.targetType);
  if (wording === undefined || report.targetId === null) throw new Refusal('report_without_target');
  await wording.rule(tx, by, { id: report.targetId, down: true, reason, now: deps.now() });
}

async function warn(tx: Tx, deps: Deps, { report, by, reason, within }: Deed): Promise<void> {
  await within(tx);
  const userId = report.ownerId ?? '';
  await audit(tx, {
    actor: by,
    action: 'user.warned',
    subject: { kind: 'user', id: userId },
    after: { report: report.id, title: report.title },
    personal: { of: userId, keys: ['title'] },
    reason,
  });
  await notify(tx, 'user_warned', userId, { title: report.title, reason }, deps.now());
}
