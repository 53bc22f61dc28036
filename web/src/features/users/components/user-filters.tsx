import { userStatuses } from '@oja/contract/accounts';
import { userRoleFilters } from '@oja/contract/admin-users';
import { Search } from 'lucide-react';
import { TableOptions } from '@/components/table/table-options';
import { FilterSelect } from '@/components/ui/filter-select';
import { Input } from '@/components/ui/input';
import { useSearchText } from '@/lib/use-search-text';
import { type UserColumn, type UserView, userColumns } from '../logic/user-view';
import { roleLooks, statusLooks } from '../logic/user-words';

type UserFiltersProps = { view: UserView; onChange: (change: Partial<UserView>) => void };

const roles = userRoleFilters.map((value) => ({ value, label: roleLooks[value].label }));
const statuses = userStatuses.map((value) => ({ value, label: statusLooks[value].label }));
export const columnLabels: Readonly<Record<UserColumn, string>> = {
  role: 'Role',
  status: 'Status',
  plan: 'Plan',
  balance: 'Balance',
};
const columns = userColumns.map((value) => ({ value, label: columnLabels[value] }));

export function UserFilters({ view, onChange }: UserFiltersProps) {
  const [text, setText] = useSearchText(view.search, (search) => onChange({ search, page: 1 }));
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(16rem,1fr)_11rem_11rem_auto]">
      <div className="relative min-w-0 sm:col-span-2 lg:col-span-1">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search users"
          placeholder="Search by name or email..."
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-9"
        />
      </div>
      <FilterSelect
        label="Role"
        all="All roles"
        value={view.role}
        options={roles}
        onChange={(role) => onChange({ role, page: 1 })}
      />
      <FilterSelect
        label="Status"
        all="All status"
        value={view.status}
        options={statuses}
        onChange={(status) => onChange({ status, page: 1 })}
      />
      <TableOptions
        columns={columns}
        hidden={view.hidden}
        onHiddenChange={(hidden) => onChange({ hidden })}
        density={view.density}
        onDensityChange={(density) => onChange({ density })}
      />
    </search>
  );
}
