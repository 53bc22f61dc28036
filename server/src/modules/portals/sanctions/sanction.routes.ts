import { admits, isStaff, type Role } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import { type OwnSanction, type Sanction, sanctionEndpoints } from '@oja/contract/sanctions';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import {
  giveSanction,
  listSanctions,
  readAppealToken,
  readSanction,
  suspendUser,
} from '../../people/sanctions/index.ts';
import { isPresent, memberOf } from '../users/index.ts';
import { decideAppeal } from './decide-appeal.ts';
import { liftSanction } from './lift-sanction.ts';
import { openAppeal } from './open-appeal.ts';
import { presentOwnSanction, presentSanction } from './sanction.presenter.ts';

export const sanctionRoutes = (deps: Deps): Handlers<typeof sanctionEndpoints> => ({
  async showStanding({ session }) {
    return { data: await presentOwn(deps, session.user.id) };
  },
  async appealSanction({ session, params, body }) {
    const { id: userId } = session.user;
    await openAppeal(deps, { sanctionId: params.id, userId, text: body.text });
    return { data: await presentOwn(deps, userId) };
  },
  async showSuspension({ body }) {
    return { data: await showByToken(deps, body.token) };
  },
  async appealSuspension({ body }) {
    await openAppeal(deps, { sanctionId: sanctionOf(deps, body.token), text: body.text });
    return { data: null };
  },
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
      const suspension = { ...order, provenBy: call.session, refuseRepeated: true };
      approval = (await suspendUser(deps, suspension)).approval;
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

async function presentOwn(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<OwnSanction[]> {
  return (await listSanctions(deps.db, userId)).map((row) => presentOwnSanction(row, deps.now()));
}

function sanctionOf(deps: Pick<Deps, 'sealer'>, token: string): string {
  const sanctionId = readAppealToken(deps.sealer, token);
  if (sanctionId === undefined) throw new Refusal('appeal_link_invalid');
  return sanctionId;
}

async function showByToken(deps: Deps, token: string): Promise<OwnSanction> {
  const sanctionId = sanctionOf(deps, token);
  return presentOwnSanction(await readSanction(deps.db, sanctionId), deps.now());
}

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
