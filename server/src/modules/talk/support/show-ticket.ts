import type { TicketThread } from '@oja/contract/support';
import type { Deps } from '../../../deps/deps.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decideRating, ratedUntil } from '../../../domain/ticket/decide-rating.ts';
import { ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { presentRating, presentTicket, presentToAuthor, presentTurns } from './ticket.presenter.ts';
import { findTicket, readEvents, readMergedInto, readMessages } from './ticket.queries.ts';
import type { TicketRow } from './ticket.store.ts';
import { readClosedAt, readRating } from './ticket-ratings.store.ts';

/** A ticket as its author sees it. */
export async function showTicket(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { ticketId: string; userId: string },
): Promise<TicketThread> {
  const row = await findTicket(deps.db, input.ticketId);
  if (row === undefined || row.userId !== input.userId) throw new Refusal('not_found');
  const messages = await readMessages(deps.db, row.id, ['user', 'staff']);
  const closedAt = await readClosedAt(deps.db, row.id);
  const canRate = decideRating({ ...row, closedAt }, deps.now()) === 'allowed';
  return {
    ...presentTicket(row),
    merged_into: await readMergedInto(deps.db, row),
    messages: presentToAuthor(deps, messages),
    turns: presentTurns(await readEvents(deps.db, row.id)),
    rating: presentRating(await readRating(deps.db, row.id)),
    rate_until: canRate && closedAt !== null ? ratedUntil(closedAt).toISOString() : null,
    actions: actionsFor(row, canRate),
  };
}

function actionsFor(row: TicketRow, canRate: boolean): TicketThread['actions'] {
  if (row.mergedIntoId !== null) return [];
  const canClose = actionsOf(ticketProcess, { status: row.status, actor: 'user' }).includes('close');
  return ['reply', ...(canClose ? (['close'] as const) : []), ...(canRate ? (['rate'] as const) : [])];
}
