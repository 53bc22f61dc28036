import type { accountEndpoints } from '@oja/contract/accounts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { sendConfirmationLink } from './account.jobs.ts';
import { presentPortalUser, staffPresenter } from './account.presenter.ts';
import { exportMyData } from './export-my-data.ts';
import { removeAvatar, setAvatar } from './set-avatar.ts';
import { updateProfile } from './update-profile.ts';

type ProfileHandlers = Omit<Handlers<typeof accountEndpoints>, 'logout' | 'deleteUser'>;

export const profileRoutes = (deps: Deps): ProfileHandlers => ({
  currentUser: ({ session }) => ({ data: presentPortalUser(session.user) }),
  async currentAdmin({ session }) {
    const present = await staffPresenter(deps);
    return { data: present(session.user) };
  },
  async updateUser({ session, body }) {
    return {
      data: presentPortalUser(await updateProfile(deps, session, body)),
      message: 'Settings Saved',
    };
  },
  async setAvatar({ session, bytes }) {
    return { data: presentPortalUser(await setAvatar(deps, session, bytes)) };
  },
  async removeAvatar({ session }) {
    return { data: presentPortalUser(await removeAvatar(deps, session)) };
  },
  async resendConfirmation({ session }) {
    const { id: userId } = session.user;
    await inTransaction(deps.db, (tx) => enqueue(tx, sendConfirmationLink, { userId }));
    return { data: null, message: 'The confirmation mail is on its way.' };
  },
  async downloadMyData({ session, reply }) {
    const data = await exportMyData(deps.db, session.user.id);
    reply.header('content-disposition', 'attachment; filename="oja-my-data.json"');
    reply.header('cache-control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
  },
});
