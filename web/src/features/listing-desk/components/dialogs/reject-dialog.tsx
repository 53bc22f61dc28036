import { textLimits } from '@oja/contract/text-limits';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { countOf } from '@/lib/counts';
import type { Decide } from '../../hooks/use-decide';
import type { Seen } from '../../logic/decided';

type RejectDialogProps = {
  seen: readonly Seen[];
  /** Of the only one; several are counted. */
  handle: string | undefined;
  open: boolean;
  decide: Decide;
  onClose: () => void;
  onRejected: () => void;
};

const suggestions = [
  'It names contact details or asks for payment outside Oja.',
  'The pictures show another account.',
  'The handle and the profile URL do not match.',
  'The description promises what the account does not have.',
  'The profile could not be found.',
];

export function RejectDialog({ seen, handle, open, decide, onClose, onRejected }: RejectDialogProps) {
  const what = handle ?? countOf(seen.length, 'listing');
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={seen.length === 1 ? 'Reject this listing?' : `Reject ${what}?`}
      description={`${what}: the seller reads your reason, can correct it and hand it in again.`}
      label="Reason"
      suggestions={suggestions}
      maxLength={textLimits.reason}
      confirmLabel="Reject"
      busyLabel="Rejecting..."
      destructive
      busy={decide.isRejecting}
      onConfirm={(reason) => decide.reject(seen, reason, onRejected)}
    />
  );
}
