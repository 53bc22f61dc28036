import { admits } from '@oja/contract/access';
import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { cannedReplyEndpoints } from '@oja/contract/canned-replies';
import type { BodySent } from '@oja/contract/endpoint';
import type { TicketStatus } from '@oja/contract/ticket-fields';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { type DeskView, queryOfView } from './logic/desk-view';

/** After any staff action: lists, threads and figures may all have changed. */
function refreshDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.supportDesk });
}

export const cannedRepliesQuery = queryOptions({
  queryKey: [...queryKeys.supportDesk, 'canned-replies'],
  queryFn: async ({ signal }) => (await callApi(cannedReplyEndpoints.listCannedReplies, { signal })).data,
});

export const deskTicketsQuery = (view: DeskView, after: string | undefined) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.supportDesk, 'list', query],
    queryFn: ({ signal }) => callApi(adminSupportEndpoints.listDeskTickets, { query, signal }),
    placeholderData: keepPreviousData,
    // Time alone makes a ticket late, and no hint tells of that.
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
};

export const deskTicketQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.supportDesk, 'ticket', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminSupportEndpoints.showDeskTicket, { params: { id }, signal })).data,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const ticketTagsQuery = queryOptions({
  queryKey: [...queryKeys.supportDesk, 'tags'],
  queryFn: async ({ signal }) => (await callApi(adminSupportEndpoints.listTicketTags, { signal })).data,
});

export const supportStaffQuery = queryOptions({
  queryKey: [...queryKeys.supportDesk, 'staff'],
  queryFn: async ({ signal }) => (await callApi(adminSupportEndpoints.listSupportStaff, { signal })).data,
  // The call lists all staff; tickets are for those who answer them.
  select: (staff) => staff.filter(({ role }) => admits('tickets', role)),
});

type Answer = {
  id: string;
  body: BodySent<typeof adminSupportEndpoints.answerTicket>;
  idempotencyKey: string;
};

export const answerTicketMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Answer) =>
    callApi(adminSupportEndpoints.answerTicket, { params: { id }, body, idempotencyKey }),
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshDesk(client),
});

type Assignment = { id: string; assigneeId: string | null; seenAssigneeId: string | null };

export const assignTicketMutation = mutationOptions({
  mutationFn: ({ id, assigneeId, seenAssigneeId }: Assignment) =>
    callApi(adminSupportEndpoints.assignTicket, {
      params: { id },
      body: { assignee_id: assigneeId, seen_assignee_id: seenAssigneeId },
    }),
  // Also after a refusal: a colleague has the ticket then, and the page must show who.
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshDesk(client),
});

export const deleteCannedReplyMutation = mutationOptions({
  mutationFn: (id: string) => callApi(cannedReplyEndpoints.deleteCannedReply, { params: { id } }),
  onSettled: (_answer, _error, _id, _result, { client }) => refreshDesk(client),
});

export function downloadTickets(view: DeskView): Promise<Blob> {
  return downloadApi(adminSupportEndpoints.exportTickets, { query: queryOfView(view) });
}

type Move = { id: string; status: TicketStatus };

export const moveTicketMutation = mutationOptions({
  mutationFn: ({ id, status }: Move) =>
    callApi(adminSupportEndpoints.moveTicket, { params: { id }, body: { status } }),
  onSettled: (_answer, _error, _move, _result, { client }) => refreshDesk(client),
});

type Change = { id: string; body: BodySent<typeof adminSupportEndpoints.changeTicket> };

export const changeTicketMutation = mutationOptions({
  mutationFn: ({ id, body }: Change) => callApi(adminSupportEndpoints.changeTicket, { params: { id }, body }),
  onSettled: (_answer, _error, _change, _result, { client }) => refreshDesk(client),
});

type Merge = { id: string; intoId: string };

export const mergeTicketMutation = mutationOptions({
  mutationFn: ({ id, intoId }: Merge) =>
    callApi(adminSupportEndpoints.mergeTicket, { params: { id }, body: { into_id: intoId } }),
  onSettled: (_answer, _error, _merge, _result, { client }) => refreshDesk(client),
});

type Note = { id: string; text: string; idempotencyKey: string };

export const noteOnTicketMutation = mutationOptions({
  mutationFn: ({ id, text, idempotencyKey }: Note) =>
    callApi(adminSupportEndpoints.noteOnTicket, { params: { id }, body: { text }, idempotencyKey }),
  onSettled: (_answer, _error, _note, _result, { client }) => refreshDesk(client),
});

type CannedReplyChange = {
  id: string | undefined;
  body: BodySent<typeof cannedReplyEndpoints.addCannedReply>;
};

/** Without an id it is a new one. */
export const saveCannedReplyMutation = mutationOptions({
  mutationFn: ({ id, body }: CannedReplyChange) =>
    id === undefined
      ? callApi(cannedReplyEndpoints.addCannedReply, { body })
      : callApi(cannedReplyEndpoints.saveCannedReply, { params: { id }, body }),
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshDesk(client),
});
