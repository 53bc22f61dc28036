import type { Role } from '@oja/contract/access';
import type { DeskAction, DeskThread } from '@oja/contract/admin-support';
import type { Deps } from '../../../deps/deps.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { ticketBlocker } from '../../../domain/ticket/ticket-blocker.ts';
import { ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { presentDeskEvent, presentDeskMessage, presentWork } from './desk.presenter.ts';
import { ownTicket, takenBy } from './lock-for-work.ts';
import { readAskingPerson } from './read-asking-person.ts';
import { readName } from './staff.queries.ts';
import { presentRating } from './ticket.presenter.ts';
import { findTicket, listOtherTickets, readEvents, readMergedInto, readMessages } from './ticket.queries.ts';
import type { TicketRow } from './ticket.store.ts';
import { readRating } from './ticket-ratings.store.ts';
import { readTags } from './ticket-tags.store.ts';

/** A ticket as staff see it, with notes, history and its author. An author who is staff now does not read the notes. */
export async function showDeskTicket(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { ticketId: string; viewer: { id: string; role: Role } },
): Promise<DeskThread> {
  const { viewer } = input;
  const row = await findTicket(deps.db, input.ticketId);
  if (row === undefined) throw new Refusal('not_found');
  const [assigneeName, person, messages, events, tags, others, merged, rating] = await Promise.all([
    row.assigneeId === null ? null : readName(deps.db, row.assigneeId),
    readAskingPerson(deps, { userId: row.userId, viewerRole: viewer.role }),
    readMessages(deps.db, row.id, row.userId === viewer.id ? ['user', 'staff'] : ['user', 'staff', 'note']),
    readEvents(deps.db, row.id),
    readTags(deps.db, row.id),
    listOtherTickets(deps.db, row),
    readMergedInto(deps.db, row),
    readRating(deps.db, row.id),
  ]);
  return {
    ...presentWork({ ...row, tags }, assigneeName, deps.now()),
    rating: presentRating(rating),
    person,
    merged_into: merged,
    others,
    messages: messages.map((message) => presentDeskMessage(deps, message)),
    events: events.map(presentDeskEvent),
    ...actionsFor(row, viewer.id, assigneeName, others.length > 0),
  };
}

function actionsFor(
  row: TicketRow,
  staffId: string,
  assigneeName: string | null,
  hasOthers: boolean,
): { actions: DeskAction[]; blocked: string | null } {
  const merge: DeskAction[] = hasOthers ? ['merge'] : [];
  const assign: DeskAction[] = row.status === 'resolved' ? [] : ['assign'];
  switch (ticketBlocker({ staffId, userId: row.userId, assigneeId: row.assigneeId })) {
    case 'own_ticket':
      return { actions: [], blocked: ownTicket().message };
    case 'taken':
      return { actions: ['note', ...assign], blocked: takenBy(assigneeName ?? 'Somebody').message };
    case undefined: {
      const steps = actionsOf(ticketProcess, { status: row.status, actor: 'staff' }).filter(
        (name) => name === 'start' || name === 'return' || name === 'resolve' || name === 'reopen',
      );
      if (row.mergedIntoId !== null) return { actions: ['note'], blocked: null };
      if (row.status === 'resolved') return { actions: ['note', ...steps], blocked: null };
      return {
        actions: ['reply', 'note', 'assign', 'change', ...waitActions(row), ...merge, ...steps],
        blocked: null,
      };
    }
  }
}

/** A ticket waits for its author only while no answer is owed. */
function waitActions(row: TicketRow): DeskAction[] {
  if (row.waitingSince !== null) return ['resume'];
  return row.dueAt === null ? ['wait'] : [];
}
