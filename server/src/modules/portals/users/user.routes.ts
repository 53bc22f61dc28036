import type { adminUserEndpoints } from '@oja/contract/admin-users';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import type { Session } from '../../../http/session.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { memberOf, unlockUser } from '../../people/accounts/index.ts';
import { suspendUser } from '../../people/sanctions/index.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { addUser } from './add-user.ts';
import { addUserNote } from './add-user-note.ts';
import { changeMany } from './change-many.ts';
import { changeRole } from './change-role.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { exportUsers } from './export-users.ts';
import { listUsers } from './list-users.ts';
import { reactivateUser } from './reactivate-user.ts';
import { showUser } from './show-user.ts';
import { presentUser } from './user.presenter.ts';
import { findUser } from './user-list.queries.ts';

const waiting = 'Waiting for Approval';

export const userRoutes = (deps: Deps): Handlers<typeof adminUserEndpoints> => ({
  listUsers: ({ session, query }) => listUsers(deps, session.user, query),
  async exportUsers(call) {
    const lines = await exportUsers(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'users', at: deps.now(), lines });
  },
  async showUser({ session, params }) {
    return { data: await showUser(deps, { userId: params.id, viewer: session.user }) };
  },
  async addUser(call) {
    const { userId, approval } = await addUser(deps, {
      ...call.body,
      actor: staffActor(call),
      provenBy: call.session,
    });
    const data = await present(deps, userId, call.session);
    return { data, approval, message: 'User created successfully' };
  },
  async editUser(call) {
    const { id: userId } = call.params;
    const approval = await editUser(deps, {
      userId,
      edit: call.body,
      by: memberOf(call),
      provenBy: call.session,
    });
    const data = await present(deps, userId, call.session);
    return { data, approval, message: 'User updated successfully' };
  },
  async deleteUserByStaff(call) {
    const order = { userId: call.params.id, reason: call.body?.reason, by: memberOf(call) };
    const approval = await deleteUser(deps, { ...order, provenBy: call.session });
    return { data: null, approval, message: approval ? waiting : 'User deleted successfully' };
  },
  async banUser(call) {
    const { id: userId } = call.params;
    const order = { userId, by: memberOf(call), reason: call.body?.reason, provenBy: call.session };
    const { status, approval } = await suspendUser(deps, order);
    const message = approval ? waiting : 'User suspended successfully';
    return { data: { id: userId, status }, approval, message };
  },
  async unbanUser(call) {
    const { id: userId } = call.params;
    const change = { userId, by: memberOf(call), reason: call.body?.reason, provenBy: call.session };
    const { status, before, approval } = await reactivateUser(deps, change);
    const done = before === 'inactive' ? 'User Activated successfully' : 'User unsuspended successfully';
    return { data: { id: userId, status }, approval, message: approval ? waiting : done };
  },
  async changeUserRole(call) {
    const { id: userId } = call.params;
    const { role } = call.body;
    const order = { userId, role, by: memberOf(call), provenBy: call.session };
    const approval = await changeRole(deps, order);
    const message = approval ? waiting : `User role changed to ${role}`;
    return { data: await present(deps, userId, call.session), approval, message };
  },
  async changeManyUsers(call) {
    return { data: await changeMany(deps, { ...call.body, by: memberOf(call), provenBy: call.session }) };
  },
  async endUserSessions(call) {
    const wanted = { userId: call.params.id, sessionId: call.query.session };
    return { data: { ended: await endUserSessions(deps, { ...wanted, by: memberOf(call) }) } };
  },
  async unlockUser(call) {
    const { reason } = call.body;
    await unlockUser(deps, { userId: call.params.id, reason, by: memberOf(call) });
    return { data: null, message: 'User unlocked successfully' };
  },
  async addUserNote(call) {
    const note = await addUserNote(deps, {
      userId: call.params.id,
      text: call.body.text,
      by: memberOf(call),
    });
    const { id: author_id, name: author } = call.session.user;
    const { id, text, createdAt } = note;
    return { data: { id, author, author_id, text, created_at: createdAt.toISOString() } };
  },
});

async function present(deps: Deps, userId: string, session: Session) {
  const row = await findUser(deps.db, userId);
  if (row === undefined) throw new Refusal('not_found');
  const balanceKobo = await readBalance(deps.db, account.wallet(userId));
  return presentUser(row, { viewer: session.user, balanceKobo });
}
