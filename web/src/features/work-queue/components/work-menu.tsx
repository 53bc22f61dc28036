import { admits } from '@oja/contract/access';
import type { WorkItem } from '@oja/contract/work';
import { workAccess } from '@oja/contract/work-fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Hand, Undo2, UserPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toastFailure } from '@/components/ui/toast-failure';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { changeOwnerMutation } from '@/shared/work/api';
import { staffQuery } from '../api';

/** Who works on an item: claim, release, or give it to a colleague. */
export function WorkMenu({ item }: { item: WorkItem }) {
  const { user } = useAdminAuth();
  const { data: staff = [] } = useQuery(staffQuery);
  const { mutate, isPending } = useMutation({
    ...changeOwnerMutation,
    onError: (error) => toastFailure(error, 'The owner could not be changed.'),
  });
  const { kind, id, owner } = item;
  const able = staff.filter(({ role }) => admits(workAccess[kind], role));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" busy={isPending} aria-label={`Actions for ${item.title}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {owner === null ? (
          <DropdownMenuItem onSelect={() => mutate({ kind, id, step: 'claim' })}>
            <Hand aria-hidden="true" />
            Claim
          </DropdownMenuItem>
        ) : null}
        {owner !== null && owner.id === user?.id ? (
          <DropdownMenuItem onSelect={() => mutate({ kind, id, step: 'release' })}>
            <Undo2 aria-hidden="true" />
            Release
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>
            <UserPlus aria-hidden="true" />
            Assign to
          </DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            {able.map((member) => (
              <DropdownMenuItem
                key={member.id}
                disabled={member.id === owner?.id}
                onSelect={() => mutate({ kind, id, step: 'assign', ownerId: member.id })}
              >
                {member.name}
              </DropdownMenuItem>
            ))}
          </DropdownMenuSubContent>
        </DropdownMenuSub>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
