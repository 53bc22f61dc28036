import type { StaffListing } from '@oja/contract/staff-listing';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { moveListingMutation, type StaffMove } from '../../api';
import { moveTexts } from '../../logic/staff-moves';

type MoveDialogProps = { listing: StaffListing; move: StaffMove; open: boolean; onClose: () => void };

/** Hides a listing, shows it again, or sends it back to review. The seller is told the reason. */
export function MoveDialog({ listing, move, open, onClose }: MoveDialogProps) {
  const texts = moveTexts[move];
  const moving = useMutation({
    ...moveListingMutation,
    onSuccess: () => {
      onClose();
      toast({ title: texts.done, description: `${listing.handle}: the seller was told your reason.` });
    },
    onError: (error) => toastFailure(error),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={texts.title}
      description={`${listing.handle} ${texts.effect}`}
      label="Reason"
      suggestions={texts.suggestions}
      maxLength={textLimits.reason}
      confirmLabel={texts.label}
      busyLabel={texts.busy}
      destructive={move === 'hide'}
      busy={moving.isPending}
      onConfirm={(reason) => moving.mutate({ id: listing.id, move, reason })}
    />
  );
}
