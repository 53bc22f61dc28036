import { zodResolver } from '@hookform/resolvers/zod';
import type { PersonPage } from '@oja/contract/person-page';
import { textLimits } from '@oja/contract/text-limits';
import { type UserView, userViewEndpoints, viewMinutes } from '@oja/contract/user-views';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { paths } from '@/config/paths';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { startViewMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';

type ViewDialogProps = { person: PersonPage; onClose: () => void };

/** The view opens by a link: a browser would block a tab that opens by itself after the question for the password. */
export function ViewDialog({ person, onClose }: ViewDialogProps) {
  const start = useMutation({
    ...startViewMutation,
    onError: (error) => toastUserFailure(error, { refused: 'The view was not started' }),
  });
  const view = start.data?.data;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>View as user</DialogTitle>
          <DialogDescription>
            {view
              ? `The view of ${person.name} is ready. It ends by itself after ${viewMinutes} minutes.`
              : `You see Oja as ${person.name} sees it, for ${viewMinutes} minutes. Nothing can be changed, and messages and passwords are not shown.`}
          </DialogDescription>
        </DialogHeader>
        {view ? (
          <Ready view={view} onClose={onClose} />
        ) : (
          <ReasonForm
            isBusy={start.isPending}
            onSubmit={(reason) => start.mutate({ id: person.id, reason })}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Ready({ view, onClose }: { view: UserView; onClose: () => void }) {
  return (
    <DialogFooter>
      <Button asChild>
        <a
          href={`${paths.dashboard.overview}#view=${view.id}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          <ExternalLink aria-hidden="true" />
          Open in a new tab
        </a>
      </Button>
    </DialogFooter>
  );
}

const resolver = zodResolver(
  userViewEndpoints.startUserView.body,
  emptyFieldSentences({ reason: 'Please say why.' }),
);

function ReasonForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: (reason: string) => void }) {
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { reason: '' } });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ reason }) => onSubmit(reason))}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody className="pb-6">
        <Field
          label="Reason"
          required
          hint="The person reads it in a notification, and it stays in the audit log."
          error={formState.errors.reason?.message}
        >
          <Textarea maxLength={textLimits.viewReason} {...register('reason')} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={isBusy} busyLabel="Starting...">
          Start view
        </Button>
      </DialogFooter>
    </form>
  );
}
