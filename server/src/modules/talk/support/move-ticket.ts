import type { TicketStatus } from '@oja/contract/ticket-fields';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notifyAll } from '../../platform/notifications/index.ts';
import { lockForWork } from './lock-for-work.ts';
import { stepEvents, type TicketStep, takeTicketStep } from './take-ticket-step.ts';
import { hintTicket, notificationsOfStep } from './ticket-notifications.ts';

/** Sets another status, if the process has a transition to it. */
export async function moveTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { ticketId: string; actor: Actor & { id: string }; status: TicketStatus },
): Promise<void> {
  const { ticketId, actor, status } = input;
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockForWork(tx, ticketId, actor.id);
    const transition = stepTo(ticket.status, status);
    if (transition === undefined) throw new Refusal('ticket_state_conflict');
    const now = deps.now();
    const step: TicketStep = { transition, by: { actor: 'staff', id: actor.id } };
    const moved = await takeTicketStep(tx, ticket, step, now);
    await notifyAll(tx, await notificationsOfStep(tx, moved, step), now);
    await audit(tx, {
      actor,
      action: `ticket.${stepEvents[transition]}`,
      subject: { kind: 'ticket', id: ticketId },
      before: { status: ticket.status, assignee: ticket.assigneeId },
      after: { status: moved.status, assignee: moved.assigneeId },
    });
    await hintTicket(tx, moved);
  });
}

function stepTo(from: TicketStatus, to: TicketStatus): TicketStep['transition'] | undefined {
  const step = actionsOf(ticketProcess, { status: from, actor: 'staff' }).find(
    (name) => ticketProcess[name].to === to,
  );
  return step === 'open' ? undefined : step;
}
