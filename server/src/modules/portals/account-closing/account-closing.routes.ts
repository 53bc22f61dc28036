import type { accountEndpoints } from '@oja/contract/accounts';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { deleteAccount } from './delete-account.ts';

export const accountClosingRoutes = (deps: Deps): Pick<Handlers<typeof accountEndpoints>, 'deleteUser'> => ({
  async deleteUser({ session, body }) {
    await deleteAccount(deps, session, body?.password);
    return { data: null, message: 'Account Deleted' };
  },
});
