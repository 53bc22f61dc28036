import { admits, isStaff, type Role } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import { type Sanction, sanctionEndpoints } from '@oja/contract/sanctions';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { memberOf } from '../../people/accounts/index.ts';
import { giveSanction, listSanctions, suspendUser } from '../../people/sanctions/index.ts';
import { isPresent } from '../users/index.ts';
import { decideAppeal } from './decide-appeal.ts';
import { liftSanction } from './lift-sanction.ts';
import { presentSanction } from './sanction.presenter.ts';

export const sanctionRoutes = (deps: Deps): Handlers<typeof sanctionEndpoints> => ({
  async decideSanctionAppeal(call) {
    const order = { ...call.body, sanctionId: call.params.id, by: memberOf(call), provenBy: call.session };
    const { userId, approval } = await decideAppeal(deps, order);
    return { data: await present(deps, userId, call.session.user), approval };
  },
  async listSanctions({ session, params }) {
    if (!(await isPresent(deps.db, params.id))) throw new Refusal('not_found');
    return { data: await present(deps, params.id, session.user) };
  },
  async addSanction(call) {
    const { kind, ...terms } = call.body;
    const order = { ...terms, userId: call.params.id, by: memberOf(call) };
    let approval: WaitingApproval = null;
    if (kind === 'suspension') {
      approval = (await suspendUser(deps, { ...order, provenBy: call.session })).approval;
    } else await giveSanction(deps, { ...order, kind });
    return { data: await present(deps, call.params.id, call.session.user), approval };
  },
  async liftSanction(call) {
    const { userId, approval } = await liftSanction(deps, {
      sanctionId: call.params.id,
      reason: call.body.reason,
      by: memberOf(call),
      provenBy: call.session,
    });
    return { data: await present(deps, userId, call.session.user), approval };
  },
});

type Viewer = { id: string; role: Role };

async function present(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  viewer: Viewer,
): Promise<Sanction[]> {
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const maySanction =
    userId !== viewer.id &&
    admits(sanctionEndpoints.liftSanction.access, viewer.role) &&
    (viewer.role === 'admin' || !isStaff(role));
  const by = { viewerId: viewer.id, maySanction, now: now() };
  return (await listSanctions(db, userId)).map((row) => presentSanction(row, by));
}
