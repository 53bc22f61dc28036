import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { Ban, Download, UserRoundCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useExport } from '@/components/data-table/use-export';
import type { Selection } from '@/components/data-table/use-selection';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { useMay } from '@/lib/auth/use-may';
import { countOf, formatCount } from '@/lib/counts';
import { changeManyMutation, downloadUsers } from '../api';
import { statusTitles, toastUserFailure } from '../logic/user-failures';
import { staffReasonHint } from '../logic/user-labels';

type Action = 'suspend' | 'unsuspend';
const done: Readonly<Record<Action, string>> = {
  suspend: 'User suspended successfully',
  unsuspend: 'User unsuspended successfully',
};

/** The bulk actions, shown while at least one user is selected. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { selected } = selection;
  const [asked, setAsked] = useState<Action>();
  const exporting = useExport('users');
  const change = useMutation({
    ...changeManyMutation,
    onSuccess: ({ data }, { action }) => {
      setAsked(undefined);
      selection.clear();
      const [first] = data.refused;
      toast({
        title: first
          ? `${countOf(data.done.length, 'user')} changed, ${data.refused.length} not`
          : done[action],
        description: first?.message ?? `${countOf(data.done.length, 'account')} changed.`,
        ...(first ? { variant: 'destructive' as const } : {}),
      });
    },
    // The question stays with what was typed.
    onError: (error) => toastUserFailure(error, statusTitles),
  });
  const mayExport = useMay()('admin');
  const close = () => setAsked(undefined);
  if (selected.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label="Change several users"
      className="sticky top-18 z-10 flex flex-wrap items-center gap-2 rounded-lg border bg-card px-4 py-2.5"
    >
      <p role="status" className="mr-auto text-sm">
        {formatCount(selected.length)} selected
      </p>
      <Button size="sm" variant="outline" disabled={change.isPending} onClick={() => setAsked('suspend')}>
        <Ban aria-hidden="true" />
        Suspend selected
      </Button>
      <Button size="sm" variant="outline" disabled={change.isPending} onClick={() => setAsked('unsuspend')}>
        <UserRoundCheck aria-hidden="true" />
        Unsuspend selected
      </Button>
      {mayExport ? (
        <Button
          size="sm"
          variant="outline"
          busy={exporting.isBusy}
          onClick={() => exporting.run(() => downloadUsers({ ids: selected }))}
        >
          <Download aria-hidden="true" />
          Export selected
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        <X aria-hidden="true" />
        Clear
      </Button>
      <ReasonDialog
        open={asked === 'suspend'}
        onOpenChange={close}
        title={`Suspend ${countOf(selected.length, 'user')}?`}
        description="They are signed out at once and cannot sign in. What they offer leaves the market, withdrawals wait, and purchases that have begun go on."
        label="Reason"
        hint="They read it in the mail about it, and it stays in the audit log."
        maxLength={textLimits.reason}
        confirmLabel="Suspend"
        busyLabel="Suspending..."
        destructive
        busy={change.isPending}
        onConfirm={(reason) => change.mutate({ action: 'suspend', ids: selected, reason })}
      />
      <ReasonDialog
        open={asked === 'unsuspend'}
        onOpenChange={close}
        title={`Let ${countOf(selected.length, 'user')} back in?`}
        description="They can sign in again. What they offer returns to the market and withdrawals that wait go out, unless a pause or a hold still stands."
        label="Reason"
        hint={staffReasonHint}
        maxLength={textLimits.reason}
        confirmLabel="Unsuspend"
        busyLabel="Saving..."
        busy={change.isPending}
        onConfirm={(reason) => change.mutate({ action: 'unsuspend', ids: selected, reason })}
      />
    </div>
  );
}
