import type { DeskThread } from '@oja/contract/admin-support';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { assignTicketMutation, supportStaffQuery } from '../../api';

const nobody = 'nobody';

/** The assignee. The server refuses if a colleague took the ticket since the page was rendered. */
export function AssigneeField({ ticket }: { ticket: DeskThread }) {
  const { user } = useAdminAuth();
  const { data: staff = [] } = useQuery(supportStaffQuery);
  const { assignee } = ticket;
  const people = assignee && !staff.some(({ id }) => id === assignee.id) ? [assignee, ...staff] : staff;
  const mayAssign = ticket.actions.includes('assign');
  const assigning = useMutation({
    ...assignTicketMutation,
    onSuccess: (_answer, { assigneeId }) => {
      const name = people.find(({ id }) => id === assigneeId)?.name;
      toast(
        name === undefined
          ? { title: 'Ticket Unassigned', description: 'It waits on the desk again.' }
          : { title: 'Ticket Assigned', description: `${name} works on it now.` },
      );
    },
    onError: (error) => toastFailure(error, 'The ticket could not be assigned.'),
  });
  const assign = (assigneeId: string | null) =>
    assigning.mutate({ id: ticket.id, assigneeId, seenAssigneeId: assignee?.id ?? null });
  return (
    <div className="grid gap-3">
      <Field label="Assignee">
        <Select
          value={assignee?.id ?? nobody}
          disabled={!mayAssign || assigning.isPending}
          onValueChange={(chosen) => assign(chosen === nobody ? null : chosen)}
        >
          <SelectTrigger />
          <SelectContent>
            <SelectItem value={nobody}>Nobody</SelectItem>
            {people.map(({ id, name }) => (
              <SelectItem key={id} value={id}>
                {name}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      {mayAssign && user && assignee?.id !== user.id ? (
        <Button busy={assigning.isPending} busyLabel="Taking..." onClick={() => assign(user.id)}>
          {assignee ? 'Take over' : 'Take this ticket'}
        </Button>
      ) : null}
    </div>
  );
}
