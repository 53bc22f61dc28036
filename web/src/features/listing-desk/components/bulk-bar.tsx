import { Check, X } from 'lucide-react';
import type { Selection } from '@/components/data-table/use-selection';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { formatCount } from '@/lib/counts';

type BulkBarProps = {
  selection: Selection;
  /** How many of the shown ones can be selected. */
  selectable: number;
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
};

/** Decides about several at once. It is there while something on the page waits for a decision. */
export function BulkBar({ selection, selectable, isApproving, onApprove, onReject }: BulkBarProps) {
  const count = selection.selected.length;
  if (selectable === 0) return null;
  const isWhole = count === selectable;
  return (
    <div
      role="toolbar"
      aria-label="Decide about several"
      className="sticky top-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-card px-4 py-2.5"
    >
      <Field
        layout="inline"
        label={count === 0 ? 'Select all pending' : `${formatCount(count)} selected`}
        className="mr-auto min-h-9 items-center"
      >
        <Checkbox
          checked={isWhole ? true : count > 0 ? 'indeterminate' : false}
          onCheckedChange={() => (isWhole ? selection.clear() : selection.selectAll())}
        />
      </Field>
      {count > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isApproving} busyLabel="Approving..." onClick={onApprove}>
            <Check aria-hidden="true" />
            Approve selected
          </Button>
          <Button size="sm" variant="outline" disabled={isApproving} onClick={onReject}>
            <X aria-hidden="true" />
            Reject selected
          </Button>
        </div>
      ) : null}
    </div>
  );
}
