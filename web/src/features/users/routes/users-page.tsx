import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ExportButton } from '@/components/data-table/export-button';
import { TableOptions } from '@/components/data-table/table-options';
import { useSelection } from '@/components/data-table/use-selection';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { useListKeys } from '@/components/list-keys/use-list-keys';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { adminPaths } from '@/config/admin-paths';
import { useMay } from '@/lib/auth/use-may';
import { useAddressState } from '@/lib/use-address-state';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { downloadUsers, usersQuery } from '../api';
import { BulkBar } from '../components/bulk-bar';
import { AddDialog } from '../components/dialogs/add-dialog';
import { UserDialog, type UserDialogKind } from '../components/dialogs/user-dialog';
import { ProfileDialog } from '../components/profile/profile-dialog';
import type { UserDialogChoice } from '../components/row-menu';
import { joinedOrder, userColumns } from '../components/user-columns';
import { UserFilters } from '../components/user-filters';
import { UserList } from '../components/user-list';
import { UserStats } from '../components/user-stats';
import { listTitles, toastUserFailure } from '../logic/user-failures';
import { readUserView, type UserView, writeUserView } from '../logic/user-view';

const address = { read: readUserView, write: writeUserView };
type Open = { kind: UserDialogKind; user: ManagedUser } | { kind: 'add' };

/** All accounts and the actions on them. */
export function Component() {
  const [view, change] = useAddressState<UserView>(address);
  const [open, setOpen] = useState<Open>();
  const query = useQuery(usersQuery(view));
  const users = query.data?.data.data ?? [];
  const selection = useSelection(users.map(({ id }) => id));
  const choices = useTableChoices('users');
  const { error } = query;
  useEffect(() => {
    if (error) toastUserFailure(error, listTitles);
  }, [error]);
  const close = () => setOpen(undefined);
  const show = (kind: UserDialogChoice, user: ManagedUser) =>
    kind === 'profile' ? change({ user: user.id }, { open: true }) : setOpen({ kind, user });
  const { density } = choices;
  const shown = userColumns({ users, view, density, selection, onChange: change, onOpen: show });
  // Nothing can be done with a selection but suspending and exporting.
  const columns = useMay()('suspensions') ? shown : shown.filter(({ name }) => name !== 'select');
  const orders = [joinedOrder({ view, onChange: change })];
  return (
    <div className="grid gap-6">
      <title>User Management · Oja</title>
      <PageHeader
        title="User Management"
        description="Everybody who has an account: who they are, what they may do, and what is in their wallet."
        actions={<PageActions view={view} onAdd={() => setOpen({ kind: 'add' })} />}
      />
      <UserStats stats={query.data?.stats} />
      <div className="grid gap-4">
        <SavedViews
          page="users"
          whole="All users"
          filter={writeUserView({ ...view, page: 1, user: undefined })}
          onShow={(filter) => change(readUserView(new URLSearchParams(filter)))}
        />
        <UserFilters
          view={view}
          onChange={change}
          options={<TableOptions columns={columns} choices={choices} orders={orders} />}
        />
        <BulkBar selection={selection} />
        <UserList
          query={query}
          view={view}
          columns={columns}
          choices={choices}
          selection={selection}
          onChange={change}
        />
      </div>
      {view.user ? (
        <ProfileDialog userId={view.user} onClose={() => change({ user: undefined }, { close: true })} />
      ) : null}
      {open ? <OpenDialog open={open} onClose={close} /> : null}
    </div>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.kind === 'add') return <AddDialog onClose={onClose} />;
  return <UserDialog kind={open.kind} user={open.user} onClose={onClose} />;
}

const userKeys = openKeys('person');

function PageActions({ view, onAdd }: { view: UserView; onAdd: () => void }) {
  const may = useMay();
  const navigate = useNavigate();
  const keys = useListKeys<'open'>(userKeys, (_open, id) => {
    if (id !== undefined) void navigate(adminPaths.person.to(id));
  });
  return (
    <>
      <ListKeysHelp {...keys} />
      {may('admin') ? (
        <>
          <Button asChild variant="outline">
            <Link to={adminPaths.roles}>
              <ShieldQuestion aria-hidden="true" />
              Roles
            </Link>
          </Button>
          <ExportButton name="users" download={() => downloadUsers({ view })} />
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add New User
          </Button>
        </>
      ) : null}
    </>
  );
}
