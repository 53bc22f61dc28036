import type { Conversation } from '@oja/contract/messaging';
import { useMutation } from '@tanstack/react-query';
import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { setBlockMutation } from '../../api';

const ReportDialog = lazy(async () => ({
  default: (await import('@/shared/reports/report-dialog')).ReportDialog,
}));

/** What can be done about the other. Single messages are reported where they stand. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const { id, actions, with: other } = conversation;
  const [shown, setShown] = useState<'block' | 'report'>();
  const block = useMutation({
    ...setBlockMutation,
    onSuccess: (_data, { blocked }) => {
      setShown(undefined);
      toast({ title: blocked ? `${other.name} is blocked` : `${other.name} is unblocked` });
    },
    onError: (error) => {
      toastFailure(error);
    },
  });
  if (!(['block', 'unblock', 'report'] as const).some((action) => actions.includes(action))) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${other.name}`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {actions.includes('report') ? (
            <DropdownMenuItem onSelect={() => setShown('report')}>
              <Flag aria-hidden="true" />
              Report {other.name}
            </DropdownMenuItem>
          ) : null}
          {actions.includes('unblock') ? (
            <DropdownMenuItem onSelect={() => block.mutate({ id, blocked: false })}>
              <Ban aria-hidden="true" />
              Unblock {other.name}
            </DropdownMenuItem>
          ) : null}
          {actions.includes('block') ? (
            <DropdownMenuItem variant="destructive" onSelect={() => setShown('block')}>
              <Ban aria-hidden="true" />
              Block {other.name}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        open={shown === 'block'}
        onOpenChange={(open) => setShown(open ? 'block' : undefined)}
        title={`Block ${other.name}?`}
        description="Neither of you can write to the other any more, in any conversation. You can take it back at any time."
        confirmLabel="Block"
        busyLabel="Blocking..."
        destructive
        busy={block.isPending}
        onConfirm={() => block.mutate({ id, blocked: true })}
      />
      {shown === 'report' ? (
        <Suspense fallback={null}>
          <ReportDialog
            type="user"
            targetId={other.id}
            name={other.name}
            open
            onOpenChange={(open) => setShown(open ? 'report' : undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
