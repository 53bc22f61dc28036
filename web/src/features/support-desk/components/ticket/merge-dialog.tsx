import type { DeskThread } from '@oja/contract/admin-support';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { adminPaths } from '@/config/admin-paths';
import { mergeTicketMutation } from '../../api';

/** Merges the ticket into another one of the same person, and goes there. */
export function MergeTicket({ ticket }: { ticket: DeskThread }) {
  const [isOpen, setOpen] = useState(false);
  if (!ticket.actions.includes('merge')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Merge into Another Ticket
      </Button>
      {isOpen ? <MergeDialog ticket={ticket} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MergeDialog({ ticket, onClose }: { ticket: DeskThread; onClose: () => void }) {
  const navigate = useNavigate();
  const [intoId, setIntoId] = useState(ticket.others[0]?.id ?? '');
  const into = ticket.others.find(({ id }) => id === intoId);
  const merging = useMutation({
    ...mergeTicketMutation,
    onSuccess: () => {
      toast({ title: 'Tickets Merged', description: `${ticket.person.name} was told.` });
      void navigate(adminPaths.supportTicket.to(intoId));
    },
    onError: (error) => toastFailure(error, 'The tickets could not be merged.'),
  });
  return (
    <Dialog open onOpenChange={(open) => (open || merging.isPending ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Merge {ticket.reference}</DialogTitle>
          <DialogDescription>
            All messages, notes and tags of {ticket.reference} move into the other ticket, which keeps the
            earlier of the two due times. {ticket.reference} is closed for good and points there.{' '}
            {ticket.person.name} is told. This cannot be undone.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Field label="Merge into">
            <Select value={intoId} onValueChange={setIntoId} disabled={merging.isPending}>
              <SelectTrigger />
              <SelectContent>
                {ticket.others.map(({ id, reference, subject }) => (
                  <SelectItem key={id} value={id}>
                    {reference}: {subject}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={merging.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            disabled={into === undefined}
            busy={merging.isPending}
            busyLabel="Merging..."
            onClick={() => merging.mutate({ id: ticket.id, intoId })}
          >
            Merge
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
