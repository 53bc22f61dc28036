import type { OwnSanction, standingEndpoints } from '@oja/contract/account-standing';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { listSanctions, readAppealToken, readSanction } from '../../people/sanctions/index.ts';
import { openAppeal } from './open-appeal.ts';
import { presentOwnSanction } from './sanction.presenter.ts';

export const standingRoutes = (deps: Deps): Handlers<typeof standingEndpoints> => ({
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
