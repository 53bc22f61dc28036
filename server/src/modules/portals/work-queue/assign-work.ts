import { admits } from '@oja/contract/access';
import { type WorkKind, workAccess } from '@oja/contract/work-fields';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { StaffMember } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import {
  type AssignedKind,
  deleteOwner,
  findOwner,
  hintStaffOfWork,
  insertOwner,
  replaceOwner,
} from '../../platform/staff-work/index.ts';
import { assignReport, claimReport, releaseReport } from '../../talk/reports/index.ts';
import { assignTicket } from '../../talk/support/index.ts';
import { findOpenItem, lockOpenItem, type QueueRow } from './queue.queries.ts';

export interface WorkStep {
  kind: WorkKind;
  id: string;
  by: StaffMember;
}

/** Of two members of staff who claim at once one succeeds, and the refusal of the other names the owner. */
export async function claimWork(deps: Pick<Deps, 'db' | 'now'>, step: WorkStep): Promise<void> {
  const { kind, id, by } = step;
  if (kind === 'report') {
    await requireOpen(deps, step);
    return claimReport(deps, { reportId: id, by });
  }
  if (kind === 'ticket') return giveTicket(deps, step, by.id);
  await changeOwner(deps, { ...step, kind }, async (tx, item, now) => {
    const isFirst = await insertOwner(tx, { ...item, ownerId: by.id, byId: by.id, now });
    if (isFirst) return { action: 'work.claimed', owner: by.id };
    await refuseOther(tx, item, by.id);
    return undefined;
  });
}

/** Only the owner gives an item back; another member of staff can assign it. */
export async function releaseWork(deps: Pick<Deps, 'db' | 'now'>, step: WorkStep): Promise<void> {
  const { kind, id, by } = step;
  if (kind === 'report') return releaseReport(deps, { reportId: id, by });
  if (kind === 'ticket') return giveTicket(deps, step, null);
  await changeOwner(deps, { ...step, kind }, async (tx, item) => {
    await refuseOther(tx, item, by.id);
    await deleteOwner(tx, item);
    return { action: 'work.released', owner: null };
  });
}

export async function assignWork(
  deps: Pick<Deps, 'db' | 'now'>,
  step: WorkStep & { ownerId: string },
): Promise<void> {
  const { kind, id, by, ownerId } = step;
  if (kind === 'report') {
    await requireOpen(deps, step);
    return assignReport(deps, { reportId: id, by, ownerId });
  }
  if (kind === 'ticket') return giveTicket(deps, step, ownerId);
  await changeOwner(deps, { ...step, kind }, async (tx, item, now) => {
    if (!(await mayDecide(tx, item, { personId: ownerId, now }))) throw new Refusal('assignee_unknown');
    await replaceOwner(tx, { ...item, ownerId, byId: by.id, now });
    return { action: 'work.assigned', owner: ownerId };
  });
}

/** Whether a person is active staff with the right of the kind, and may decide this item. */
async function mayDecide(
  tx: Tx,
  { kind, subjectId: id }: Item,
  { personId, now }: { personId: string; now: Date },
): Promise<boolean> {
  const viewer = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', personId)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (viewer === undefined || !admits(workAccess[kind], viewer.role)) return false;
  return (await findOpenItem(tx, { kind, id, viewer }, now)) !== undefined;
}

interface Item {
  kind: AssignedKind;
  subjectId: string;
}

/**
 * Changes the owner of an item under the lock of its row, so that an item that ends at the same moment has no owner
 * afterwards.
 */
async function changeOwner(
  deps: Pick<Deps, 'db' | 'now'>,
  step: WorkStep & { kind: AssignedKind },
  change: (
    tx: Tx,
    item: Item,
    now: Date,
  ) => Promise<
    { action: 'work.claimed' | 'work.released' | 'work.assigned'; owner: string | null } | undefined
  >,
): Promise<void> {
  const item = { kind: step.kind, subjectId: step.id };
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockOpenItem(tx, { ...step, viewer: step.by }))) throw new Refusal('not_found');
    const before = await findOwner(tx, item);
    const changed = await change(tx, item, deps.now());
    if (changed === undefined) return;
    await audit(tx, {
      actor: step.by,
      action: changed.action,
      subject: { kind: step.kind, id: step.id },
      before: { owner: before?.id ?? null },
      after: { owner: changed.owner },
    });
    await hintStaffOfWork(tx, step.kind);
  });
}

/** Nothing for an own item; a refusal that names the owner for that of another. */
async function refuseOther(tx: Tx, item: Item, ownId: string): Promise<void> {
  const owner = await findOwner(tx, item);
  if (owner === undefined || owner.id === ownId) return;
  throw new Refusal('work_taken', { message: `${owner.name} works on this.` });
}

/** A ticket has an assignee of its own. A claim does not take it from another; an assignment does. */
async function giveTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  step: WorkStep,
  assigneeId: string | null,
): Promise<void> {
  const found = await requireOpen(deps, step);
  const { id: actorId } = step.by;
  const isOwn = assigneeId === null || assigneeId === actorId;
  const seenAssigneeId = !isOwn || found.ownerId === actorId ? found.ownerId : null;
  await assignTicket(deps, { ticketId: step.id, actor: step.by, assigneeId, seenAssigneeId });
}

/** The open item, if it is one that the caller may decide. */
async function requireOpen(deps: Pick<Deps, 'db' | 'now'>, { kind, id, by }: WorkStep): Promise<QueueRow> {
  const found = await findOpenItem(deps.db, { kind, id, viewer: by }, deps.now());
  if (found === undefined) throw new Refusal('not_found');
  return found;
}
