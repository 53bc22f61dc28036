import { staffRoles } from '@oja/contract/access';
import type { adminSupportEndpoints } from '@oja/contract/admin-support';
import type { cannedReplyEndpoints } from '@oja/contract/canned-replies';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { pageOf } from '../../../http/list-order.ts';
import type { Session } from '../../../http/session.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { addTicketNote } from './add-ticket-note.ts';
import { answerTicket } from './answer-ticket.ts';
import { assignTicket } from './assign-ticket.ts';
import {
  addCannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from './canned-reply.store.ts';
import { changeTicket } from './change-ticket.ts';
import { presentDeskTicket } from './desk.presenter.ts';
import { countDesk, orderOfDesk, readDesk } from './desk.queries.ts';
import { exportTickets } from './export-tickets.ts';
import { mergeTicket } from './merge-ticket.ts';
import { moveTicket } from './move-ticket.ts';
import { showDeskTicket } from './show-desk-ticket.ts';
import { listStaff } from './staff.queries.ts';
import { listTags } from './ticket-tags.store.ts';

const defaultLimit = 25;

export const deskRoutes = (
  deps: Deps,
): Handlers<typeof adminSupportEndpoints> & Handlers<typeof cannedReplyEndpoints> => {
  const answer = async (ticketId: string, { user }: Session) => ({
    data: await showDeskTicket(deps, { ticketId, viewer: user }),
  });
  return {
    async listDeskTickets({ session, query }) {
      const { limit = defaultLimit } = query;
      const viewer = { viewerId: session.user.id, now: deps.now() };
      const rows = await readDesk(deps.db, { ...query, ...viewer, limit: limit + 1 });
      const { page, nextCursor } = pageOf(rows, limit, orderOfDesk(query).order);
      return {
        data: page.map((row) => presentDeskTicket(row, viewer.now)),
        next_cursor: nextCursor,
        counts: await countDesk(deps.db, viewer),
      };
    },
    async exportTickets(call) {
      const lines = await exportTickets(deps, staffActor(call), call.query);
      return sendCsv(call.reply, { name: 'tickets', at: deps.now(), lines });
    },
    async listSupportStaff() {
      return { data: await listStaff(deps.db, staffRoles) };
    },
    showDeskTicket: ({ params, session }) => answer(params.id, session),
    async answerTicket({ params, body, idempotencyKey, ...call }) {
      const { text, images = [], resolve = false, wait, priority, add_tags: addTags } = body;
      const actions = { resolve, wait, priority, addTags };
      const input = { ticketId: params.id, actor: staffActor(call), text, images, ...actions };
      await answerTicket(deps, input, idempotencyKey);
      return answer(params.id, call.session);
    },
    async noteOnTicket({ params, body, idempotencyKey, ...call }) {
      const note = { ticketId: params.id, actor: staffActor(call), text: body.text };
      await addTicketNote(deps, note, idempotencyKey);
      return answer(params.id, call.session);
    },
    async assignTicket({ params, body, ...call }) {
      const { assignee_id: assigneeId, seen_assignee_id: seenAssigneeId } = body;
      const actor = staffActor(call);
      await assignTicket(deps, { ticketId: params.id, actor, assigneeId, seenAssigneeId });
      return answer(params.id, call.session);
    },
    async changeTicket({ params, body, ...call }) {
      const { add_tags: addTags, remove_tags: removeTags, ...rest } = body;
      const change = { ...rest, addTags, removeTags };
      await changeTicket(deps, { ticketId: params.id, actor: staffActor(call), change });
      return answer(params.id, call.session);
    },
    async mergeTicket({ params, body, ...call }) {
      await mergeTicket(deps, { ticketId: params.id, intoId: body.into_id, actor: staffActor(call) });
      return answer(body.into_id, call.session);
    },
    async listTicketTags() {
      return { data: await listTags(deps.db) };
    },
    async moveTicket({ params, body, ...call }) {
      await moveTicket(deps, { ticketId: params.id, actor: staffActor(call), status: body.status });
      return answer(params.id, call.session);
    },
    async listCannedReplies() {
      return { data: await listCannedReplies(deps.db) };
    },
    async addCannedReply({ body, ...call }) {
      return { data: await addCannedReply(deps, staffActor(call), body) };
    },
    async saveCannedReply({ params, body, ...call }) {
      return { data: await saveCannedReply(deps, staffActor(call), { id: params.id, ...body }) };
    },
    async deleteCannedReply({ params, ...call }) {
      await deleteCannedReply(deps, staffActor(call), params.id);
      return { data: null };
    },
  };
};
