import type { QuickAction } from '@oja/contract/staff-report';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { actionBlocker, hasTargetFor } from '../../../domain/report/decide-report.ts';
import { quickActionEvents } from '../../../domain/report/standing-actions.ts';
import { giveSanction, suspendUser } from '../../people/sanctions/index.ts';
import { hideListing, type Reviewer } from '../../trade/listings/index.ts';
import { changeReportIn, type ReportWork, refusalFor } from './change-report.ts';
import { type ReportRow, recordReportEvent } from './report.store.ts';
import { takedownHandlers } from './report-targets.ts';

/**
 * A quick action calls the module that owns the target, which writes the audit entry and notifies the user. The event
 * on the report and a decision made in the same step are written in the same transaction.
 */
export interface QuickActionRequest extends ReportWork {
  action: QuickAction;
  text: string;
  /** Runs in the same transaction, before the action: the decision that the action belongs to. */
  inSameTransaction: (tx: Tx) => Promise<void>;
}

type ActionDeps = Pick<Deps, 'db' | 'now' | 'sealer' | 'sessions' | 'market'>;

/** Runs a quick action and leaves the report open. */
export function actOnReport(
  deps: ActionDeps,
  request: Omit<QuickActionRequest, 'inSameTransaction'>,
): Promise<void> {
  return runQuickAction(deps, { ...request, inSameTransaction: async () => {} });
}

export async function runQuickAction(deps: ActionDeps, request: QuickActionRequest): Promise<void> {
  const { reportId, action, by, text: reason } = request;
  // The target of a report never changes; whether it may be acted on is checked again under the lock.
  const report = await deps.db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', reportId)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  if (report === undefined) throw new Refusal('not_found');
  const inSameTransaction = async (tx: Tx) => {
    await changeReportIn(tx, deps, request, async (tx, locked, now) => {
      const code = actionBlocker(locked, { staffId: by.id, now });
      if (code !== undefined) throw await refusalFor(tx, locked, code);
      if (action === 'take_down') await refuseTakenDown(tx, reportId);
      await recordReportEvent(tx, {
        reportId,
        kind: quickActionEvents[action],
        actorId: by.id,
        text: reason,
        now,
      });
    });
    await request.inSameTransaction(tx);
  };
  if (!hasTargetFor(report, action)) throw new Refusal('report_without_target');
  await handlers[action](deps, { report, by, reason, inSameTransaction });
}

/** Refuses to take down what was taken down from this report and not put back, and names who did it. */
async function refuseTakenDown(tx: Tx, reportId: string): Promise<void> {
  const last = await tx
    .selectFrom('reportEvents as event')
    .leftJoin('users as person', 'person.id', 'event.actorId')
    .select(['event.kind', 'person.name'])
    .where('event.reportId', '=', reportId)
    .where('event.kind', 'in', [quickActionEvents.take_down, 'put_back'])
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.kind === 'put_back') return;
  const message = `${last.name ?? 'Another member of staff'} took this down already.`;
  throw new Refusal('state_conflict', { message });
}

interface ActionContext extends Pick<ReportWork, 'by'> {
  report: ReportRow;
  reason: string;
  inSameTransaction: (tx: Tx) => Promise<void>;
}

const handlers: Record<QuickAction, (deps: ActionDeps, context: ActionContext) => Promise<unknown>> = {
  hide_listing: (deps, { report, by, reason, inSameTransaction }) => {
    return hideListing(deps, reviewerOf(by), {
      listingId: report.targetId ?? '',
      reason,
      inSameTransaction,
    });
  },
  take_down: (deps, context) => inTransaction(deps.db, (tx) => takeDown(tx, deps, context)),
  suspend_user: (deps, { report, by, reason, inSameTransaction }) =>
    suspendUser(deps, { userId: report.ownerId ?? '', by, reason, report, inSameTransaction }),
  pause_selling: (deps, context) => sanctionOwner(deps, 'selling_paused', context),
  warn_user: (deps, context) => sanctionOwner(deps, 'warning', context),
};

function sanctionOwner(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  kind: 'warning' | 'selling_paused',
  { report, by, reason, inSameTransaction }: ActionContext,
): Promise<void> {
  return giveSanction(deps, { userId: report.ownerId ?? '', kind, by, reason, report, inSameTransaction });
}

/** The member of staff in the process of listings. */
export function reviewerOf(by: ReportWork['by']): Reviewer {
  return { id: by.id, role: by.role === 'admin' ? 'admin' : 'moderator', actor: by };
}

async function takeDown(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { report, by, reason, inSameTransaction }: ActionContext,
): Promise<void> {
  await inSameTransaction(tx);
  const handler = takedownHandlers[report.targetType];
  if (handler === undefined || report.targetId === null) throw new Refusal('report_without_target');
  await handler.moderate(tx, by, { id: report.targetId, down: true, reason, now: deps.now() });
}
