import type { CannedReply } from '@oja/contract/canned-replies';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { deleteCannedReplyMutation } from '../../api';
import { actionLabels } from '../../logic/action-labels';

export function ReplyItem({ reply, onEdit }: { reply: CannedReply; onEdit: () => void }) {
  const labels = actionLabels(reply.actions);
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    ...deleteCannedReplyMutation,
    onSuccess: () => toast({ title: 'Canned Reply Deleted', description: reply.title }),
    onError: (error) => toastFailure(error, 'The canned reply could not be deleted.'),
  });
  return (
    <li className="flex items-start gap-4 p-5">
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="break-words font-medium">{reply.title}</h2>
        <p className="line-clamp-3 max-w-prose whitespace-pre-line break-words text-muted-foreground text-sm">
          {reply.text}
        </p>
        {labels.length > 0 ? <p className="text-sm">{labels.join(' · ')}</p> : null}
        <p className="text-muted-foreground text-xs">
          {reply.updated_by ? (
            <>
              <PersonLink id={reply.updated_by_id} name={reply.updated_by} />,{' '}
            </>
          ) : null}
          <time dateTime={reply.updated_at}>{formatDate(reply.updated_at)}</time>
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={`Edit ${reply.title}`} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Delete ${reply.title}`}>
            <Trash2 aria-hidden="true" />
          </Button>
        }
        title={`Delete “${reply.title}”?`}
        description="Nobody can use it any more. Answers that were sent stay as they are."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        destructive
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate(reply.id, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}
