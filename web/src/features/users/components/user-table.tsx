import type { ManagedUser, UserSort } from '@oja/contract/admin-users';
import type { ReactNode } from 'react';
import { SortHead } from '@/components/table/sort-head';
import type { Selection } from '@/components/table/use-selection';
import { Avatar } from '@/components/ui/avatar';
import { Checkbox } from '@/components/ui/checkbox';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { firstDirection, type UserColumn, type UserView, userColumns } from '../logic/user-view';
import { RoleBadge, StatusBadge, VerifiedMark } from './marks';
import { RowMenu, type UserDialog } from './row-menu';
import { columnLabels } from './user-filters';

type UserTableProps = {
  users: readonly ManagedUser[];
  view: UserView;
  selection: Selection;
  onChange: (change: Partial<UserView>) => void;
  onOpen: (dialog: UserDialog, user: ManagedUser) => void;
};

const cells: Readonly<Record<UserColumn, (user: ManagedUser) => ReactNode>> = {
  role: (user) => <RoleBadge role={user.role} />,
  status: (user) => <StatusBadge status={user.status} />,
  plan: (user) => user.plan?.name ?? <span className="text-muted-foreground">None</span>,
  balance: (user) => formatNaira(user.wallet.balance),
};

export function UserTable({ users, view, selection, onChange, onOpen }: UserTableProps) {
  const shown = userColumns.filter((column) => !view.hidden.includes(column));
  const sortBy = (sort: UserSort) => {
    const turned = view.direction === 'asc' ? 'desc' : 'asc';
    onChange({ sort, direction: view.sort === sort ? turned : firstDirection[sort], page: 1 });
  };
  const isWhole = users.length > 0 && selection.selected.length === users.length;
  return (
    <Table label="Users" className={cn(view.density === 'compact' && '[&_td]:py-1')}>
      <TableHeader>
        <TableRow>
          <TableHead className="w-10">
            <Checkbox
              aria-label="Select all on this page"
              checked={isWhole ? true : selection.selected.length > 0 ? 'indeterminate' : false}
              onCheckedChange={() => (isWhole ? selection.clear() : selection.selectAll())}
            />
          </TableHead>
          <SortHead
            label="User"
            direction={view.sort === 'name' ? view.direction : undefined}
            onSort={() => sortBy('name')}
          />
          {shown.map((column) => (
            <TableHead key={column} numeric={column === 'balance'}>
              {columnLabels[column]}
            </TableHead>
          ))}
          <TableHead className="text-right">Actions</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id} data-state={selection.isSelected(user.id) ? 'selected' : undefined}>
            <TableCell>
              <Checkbox
                aria-label={`Select ${user.name}`}
                checked={selection.isSelected(user.id)}
                onCheckedChange={() => selection.toggle(user.id)}
              />
            </TableCell>
            <TableCell>
              <Person
                user={user}
                compact={view.density === 'compact'}
                onOpen={() => onOpen('profile', user)}
              />
            </TableCell>
            {shown.map((column) => (
              <TableCell key={column} numeric={column === 'balance'}>
                {cells[column](user)}
              </TableCell>
            ))}
            <TableCell className="text-right">
              <RowMenu user={user} onOpen={(dialog) => onOpen(dialog, user)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Person({ user, compact, onOpen }: { user: ManagedUser; compact: boolean; onOpen: () => void }) {
  return (
    <div className="flex min-w-56 items-center gap-3">
      <Avatar name={user.name} src={user.avatar} size={compact ? 'sm' : 'md'} />
      <div className="min-w-0">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="flex max-w-64 items-center gap-1 rounded-sm font-medium decoration-primary/40 underline-offset-4 hover:underline"
        >
          <span className="truncate">{user.name}</span>
          {user.verified ? <VerifiedMark /> : null}
        </button>
        <p className="max-w-64 truncate text-muted-foreground">{user.email}</p>
        {compact ? null : (
          <p className="text-muted-foreground text-xs">
            Joined <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
          </p>
        )}
      </div>
    </div>
  );
}
