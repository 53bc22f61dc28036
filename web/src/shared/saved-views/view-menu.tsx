import type { SavedView } from '@oja/contract/saved-views';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { deleteViewMutation, renameViewMutation } from './api';
import { ViewNameDialog } from './view-name-dialog';

/** What can be done with the view that is shown. */
export function ViewMenu({ view }: { view: SavedView }) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useMutation(renameViewMutation);
  const remove = useMutation({
    ...deleteViewMutation,
    onSuccess: () => toast({ title: 'View Removed', description: view.name }),
    onError: (error) => toastFailure(error, 'The view could not be removed.'),
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className="size-8 shrink-0"
            busy={remove.isPending}
            aria-label={`Actions for the view ${view.name}`}
          >
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setRenaming(true)}>
            <Pencil aria-hidden="true" />
            Rename view
          </DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={() => remove.mutate(view.id)}>
            <Trash2 aria-hidden="true" />
            Remove view
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isRenaming ? (
        <ViewNameDialog
          title="Rename this view"
          description="Its filters stay as they are."
          confirmLabel="Rename"
          name={view.name}
          onConfirm={async (name) => {
            await rename.mutateAsync({ id: view.id, name });
            toast({ title: 'View Renamed', description: name });
          }}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  );
}
