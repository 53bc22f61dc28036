import type { WorkMember } from '@oja/contract/work';
import { useMutation } from '@tanstack/react-query';
import { Hand, TriangleAlert, Undo2, UserCheck } from 'lucide-react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { changeOwnerMutation, type WorkRef } from './api';

type WorkOwnerProps = { item: WorkRef; owner: (WorkMember & { since: string }) | null };

/** Who works on an item, with claim and release. Another member of staff can still decide it, and is warned. */
export function WorkOwner({ item, owner }: WorkOwnerProps) {
  const { user } = useAdminAuth();
  const { mutate, isPending } = useMutation({
    ...changeOwnerMutation,
    onError: (error) => toastFailure(error, 'The owner could not be changed.'),
  });
  if (owner === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
        Nobody works on this.
        <Button
          variant="ghost"
          size="sm"
          busy={isPending}
          onClick={() => mutate({ ...item, step: 'claim' })}
          {...keyTarget('c', 'Claim it')}
        >
          <Hand aria-hidden="true" />
          Claim
        </Button>
      </div>
    );
  }
  if (owner.id !== user?.id) {
    return (
      <p className="flex items-center gap-2 rounded-md bg-warning/15 px-3 py-2 text-sm">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span>
          <PersonLink id={owner.id} name={owner.name} /> works on this since {formatDateTime(owner.since)}. A
          decision of yours comes before theirs.
        </span>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="flex items-center gap-2 text-info">
        <UserCheck aria-hidden="true" className="size-4 shrink-0" />
        You work on this since {formatDateTime(owner.since)}.
      </span>
      <Button
        variant="ghost"
        size="sm"
        busy={isPending}
        onClick={() => mutate({ ...item, step: 'release' })}
        {...keyTarget('u', 'Release it')}
      >
        <Undo2 aria-hidden="true" />
        Release
      </Button>
    </div>
  );
}
