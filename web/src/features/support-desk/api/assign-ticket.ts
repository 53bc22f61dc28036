import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

type Assignment = { id: string; assigneeId: string | null; seenAssigneeId: string | null };

export const assignTicketMutation = mutationOptions({
  mutationKey: ['support-desk', 'assign'],
  mutationFn: ({ id, assigneeId, seenAssigneeId }: Assignment) =>
    callApi(adminSupportEndpoints.assignTicket, {
      params: { id },
      body: { assignee_id: assigneeId, seen_assignee_id: seenAssigneeId },
    }),
  // Refused or not, somebody has it now, and the screen must say who.
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshDesk(client),
});
