import type { StaffTransaction } from '@oja/contract/admin-transactions';
import { EllipsisVertical, Eye, Gavel, RotateCcw, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useMay } from '@/lib/auth/use-may';
import type { OpenTransaction } from '../../logic/transaction-view';
import { DeleteTransaction } from './delete-transaction';
import { RestoreTransaction } from './restore-transaction';

type RowMenuProps = { transaction: StaffTransaction; onShow: (open: OpenTransaction) => void };

/** What may be done is what the server says may be done. */
export function RowMenu({ transaction, onShow }: RowMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const { purchase_id: purchaseId, actions } = transaction;
  const mayDelete = useMay()('admin');
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${transaction.id}`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => onShow({ kind: 'details', purchaseId })}>
            <Eye aria-hidden="true" />
            View Details
          </DropdownMenuItem>
          {actions.includes('resolve_dispute') ? (
            <DropdownMenuItem onSelect={() => onShow({ kind: 'resolve', purchaseId })}>
              <Gavel aria-hidden="true" />
              Resolve Dispute
            </DropdownMenuItem>
          ) : null}
          {actions.includes('decide_appeal') ? (
            <DropdownMenuItem onSelect={() => onShow({ kind: 'resolve', purchaseId })}>
              <Scale aria-hidden="true" />
              Decide Appeal
            </DropdownMenuItem>
          ) : null}
          {actions.includes('restore') ? (
            <DropdownMenuItem onSelect={() => setRestoring(true)}>
              <RotateCcw aria-hidden="true" />
              Restore Transaction
            </DropdownMenuItem>
          ) : null}
          {mayDelete ? (
            <DropdownMenuItem
              variant="destructive"
              disabled={!actions.includes('delete')}
              onSelect={() => setDeleting(true)}
            >
              <Trash2 aria-hidden="true" />
              Delete Transaction
              {transaction.status === 'processing' ? (
                <span className="ml-auto pl-3 text-xs">not over yet</span>
              ) : null}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <RestoreTransaction transaction={transaction} open={isRestoring} onOpenChange={setRestoring} />
      <DeleteTransaction transaction={transaction} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
