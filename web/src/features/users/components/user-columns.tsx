import type { UserSort } from '@oja/contract/admin-users';
import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { type Column, type Order, sortBy } from '@/components/data-table/column';
import type { Density } from '@/components/data-table/table-choices';
import type { Selection } from '@/components/data-table/use-selection';
import { Avatar } from '@/components/ui/avatar';
import { Checkbox } from '@/components/ui/checkbox';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { firstDirection, newestFirst, type UserView } from '../logic/user-view';
import { RoleBadge, StatusBadge, VerifiedBadge } from './badges';
import { RowMenu, type UserDialogChoice } from './row-menu';

type UserColumnsInput = {
  users: readonly ManagedUser[];
  view: UserView;
  density: Density;
  selection: Selection;
  onChange: (change: Partial<UserView>) => void;
  onOpen: (dialog: UserDialogChoice, user: ManagedUser) => void;
};

export function userColumns(input: UserColumnsInput): Column<ManagedUser>[] {
  const { users, view, density, selection, onChange, onOpen } = input;
  const by = (sort: UserSort) =>
    sortBy(sort, {
      order: view,
      first: firstDirection[sort],
      rest: newestFirst,
      onOrder: (order) => onChange({ ...order, page: 1 }),
    });
  return [
    {
      name: 'select',
      label: 'Select',
      place: 'mark',
      className: 'md:w-10',
      head: <SelectAll users={users} selection={selection} />,
      cell: (user) => (
        <Checkbox
          aria-label={`Select ${user.name}`}
          checked={selection.isSelected(user.id)}
          onCheckedChange={() => selection.toggle(user.id)}
        />
      ),
    },
    {
      name: 'user',
      label: 'User',
      place: 'lead',
      sort: by('name'),
      cell: (user) => <Person user={user} compact={density === 'compact'} />,
    },
    { name: 'role', label: 'Role', sort: by('role'), cell: (user) => <RoleBadge role={user.role} /> },
    {
      name: 'status',
      label: 'Status',
      sort: by('status'),
      cell: (user) => <StatusBadge status={user.status} />,
    },
    {
      name: 'plan',
      label: 'Plan',
      cell: (user) => user.plan?.name ?? <span className="text-muted-foreground">None</span>,
    },
    {
      name: 'balance',
      label: 'Balance',
      numeric: true,
      sort: by('balance'),
      cell: (user) => formatNaira(user.wallet.balance),
    },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      cell: (user) => <RowMenu user={user} onOpen={(dialog) => onOpen(dialog, user)} />,
    },
  ];
}

/** When people joined stands in the column of their names, which has a head of its own to order by. */
export function joinedOrder({ view, onChange }: Pick<UserColumnsInput, 'view' | 'onChange'>) {
  const onOrder = (order: Order<UserSort>) => onChange({ ...order, page: 1 });
  return {
    name: 'joined',
    label: 'Joined',
    sort: sortBy('joined', { order: view, first: firstDirection.joined, onOrder }),
  };
}

function SelectAll({ users, selection }: Pick<UserColumnsInput, 'users' | 'selection'>) {
  const isWhole = users.length > 0 && selection.selected.length === users.length;
  return (
    <Checkbox
      aria-label="Select all on this page"
      checked={isWhole ? true : selection.selected.length > 0 ? 'indeterminate' : false}
      onCheckedChange={() => (isWhole ? selection.clear() : selection.selectAll())}
    />
  );
}

function Person({ user, compact }: { user: ManagedUser; compact: boolean }) {
  return (
    <div className="flex items-center gap-3 md:min-w-56">
      <Avatar name={user.name} src={user.avatar} size={compact ? 'sm' : 'md'} />
      <div className="min-w-0">
        <p className="flex items-center gap-1 md:max-w-64">
          <PersonLink id={user.id} name={user.name} className="truncate font-medium" />
          {user.verified ? <VerifiedBadge /> : null}
        </p>
        <p className="truncate text-muted-foreground md:max-w-64">{user.email}</p>
        {compact ? null : (
          <p className="text-muted-foreground text-xs">
            Joined <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
          </p>
        )}
      </div>
    </div>
  );
}
