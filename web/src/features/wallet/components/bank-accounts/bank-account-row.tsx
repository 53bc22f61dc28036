import type { BankAccount } from '@oja/contract/bank-account-fields';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { serverNowMs } from '@/lib/server-clock';
import { makeBankAccountPrimaryMutation } from '../../api';
import { waitingNote } from '../../logic/bank-account';
import { DeleteBankAccount } from './delete-bank-account';

type BankAccountRowProps = { account: BankAccount; onEdit: () => void };

export function BankAccountRow({ account, onEdit }: BankAccountRowProps) {
  const note = waitingNote(account, serverNowMs());
  return (
    <li className="flex items-start gap-2 py-3.5 pr-3 pl-5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          <span className="wrap-anywhere">{account.bank_name}</span>
          {account.is_primary ? <Badge variant="secondary">Primary</Badge> : null}
          {account.status === 'in_review' ? <Badge variant="warning">In review</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-2 text-muted-foreground text-sm">
          <span className="tabular">{account.account_number}</span>
          <span className="min-w-0 wrap-anywhere">{account.account_name}</span>
        </p>
        {note ? <p className="mt-0.5 text-sm text-warning">{note}</p> : null}
      </div>
      {account.actions.length > 0 ? <AccountMenu account={account} onEdit={onEdit} /> : null}
    </li>
  );
}

function AccountMenu({ account, onEdit }: BankAccountRowProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutate: makePrimary } = useMutation({
    ...makeBankAccountPrimaryMutation,
    onSuccess: () =>
      toast({ title: 'Primary Account Changed', description: `${account.bank_name} comes first now.` }),
    onError: (error) => toastFailure(error, 'Could not change the primary account.'),
  });
  const may = (action: BankAccount['actions'][number]) => account.actions.includes(action);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Actions for ${account.bank_name} ${account.account_number}`}
          >
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {may('make_primary') ? (
            <DropdownMenuItem onSelect={() => makePrimary(account.id)}>
              <Star aria-hidden="true" />
              Make primary
            </DropdownMenuItem>
          ) : null}
          {may('edit') ? (
            <DropdownMenuItem onSelect={onEdit}>
              <Pencil aria-hidden="true" />
              Edit
            </DropdownMenuItem>
          ) : null}
          {may('delete') ? (
            <DropdownMenuItem variant="destructive" onSelect={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteBankAccount account={account} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
