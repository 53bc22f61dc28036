import type { StaffListing } from '@oja/contract/staff-listing';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { moveListingMutation, type StaffMove } from '../../api';
import { moveWords } from '../../logic/staff-moves';

type MoveDialogProps = { listing: StaffListing; move: StaffMove; open: boolean; onClose: () => void };

/** Hides a listing, shows it again, or sends it back to review. The seller is told the reason. */
export function MoveDialog({ listing, move, open, onClose }: MoveDialogProps) {
  const words = moveWords[move];
  const moving = useMutation({
    ...moveListingMutation,
    onSuccess: () => {
      onClose();
      toast({ title: words.done, description: `${listing.handle}: the seller was told your reason.` });
    },
    onError: (error) => toastFailure(error),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={words.title}
      description={`${listing.handle} ${words.effect}`}
      label="Reason"
      suggestions={words.suggestions}
      maxLength={textLimits.reason}
      confirmLabel={words.label}
      busyLabel={words.busy}
      destructive={move === 'hide'}
      busy={moving.isPending}
      onConfirm={(reason) => moving.mutate({ id: listing.id, move, reason })}
    />
  );
}
