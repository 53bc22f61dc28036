import type { TicketThread } from '@oja/contract/support';
import type { Deps } from '../../../deps/deps.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { presentTicket, presentToAuthor, presentTurns } from './ticket.presenter.ts';
import { findTicket, readEvents, readMergedInto, readMessages } from './ticket.queries.ts';

/** A ticket as its author sees it. */
export async function showTicket(
  deps: Deps,
  input: { ticketId: string; userId: string },
): Promise<TicketThread> {
  const row = await findTicket(deps.db, input.ticketId);
  if (row === undefined || row.userId !== input.userId) throw new Refusal('not_found');
  const messages = await readMessages(deps.db, row.id, ['user', 'staff']);
  const canClose = actionsOf(ticketProcess, { status: row.status, actor: 'user' }).includes('close');
  return {
    ...presentTicket(row),
    merged_into: await readMergedInto(deps.db, row),
    messages: presentToAuthor(deps, messages),
    turns: presentTurns(await readEvents(deps.db, row.id)),
    actions: row.mergedIntoId !== null ? [] : canClose ? ['reply', 'close'] : ['reply'],
  };
}
