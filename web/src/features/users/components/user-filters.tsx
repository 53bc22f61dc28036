import { userStatuses } from '@oja/contract/accounts';
import { userRoleFilters } from '@oja/contract/admin-users';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { RangeFilters } from '@/components/data-table/range-filters';
import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { roleLooks, statusLooks } from '../logic/user-labels';
import { isFiltered, noFilter, type UserView } from '../logic/user-view';

type UserFiltersProps = {
  view: UserView;
  onChange: (change: Partial<UserView>) => void;
  options: ReactNode;
};

const roles = userRoleFilters.map((value) => ({ value, label: roleLooks[value].label }));
const statuses = userStatuses.map((value) => ({ value, label: statusLooks[value].label }));

export function UserFilters({ view, onChange, options }: UserFiltersProps) {
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search users"
          placeholder="Search by name or email..."
          value={view.search}
          onSearch={(search) => onChange({ search, page: 1 })}
        />
      }
      options={
        <>
          <RangeFilters
            days="Joined"
            amounts="Balance"
            ranges={view}
            onChange={(part) => onChange({ ...part, page: 1 })}
          />
          {options}
          {isFiltered(view) ? (
            <Button variant="ghost" onClick={() => onChange(noFilter)}>
              <X aria-hidden="true" />
              Clear
            </Button>
          ) : null}
        </>
      }
    >
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
    </FilterRow>
  );
}
