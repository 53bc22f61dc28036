import type { Deps } from '../../deps.ts';
import type { Session, SessionUser } from '../../http/session.ts';
import { announce } from '../../live/live-hub.ts';
import { dropImage, keepImage } from '../media/index.ts';
import { changeAccount } from './change-account.ts';
import { readAccount } from './session.queries.ts';
import { lockActingUser } from './session.store.ts';
import { updateUser } from './user.store.ts';

/** Stores the new picture first, then points to it; the old one is removed once nothing points to it. */
export async function setAvatar(deps: Deps, session: Session, bytes: Buffer): Promise<SessionUser> {
  const image = await keepImage(deps, { ownerId: session.user.id, purpose: 'avatar', bytes });
  return replaceAvatar(deps, session, image.thumbUrl);
}

export function removeAvatar(deps: Deps, session: Session): Promise<SessionUser> {
  return replaceAvatar(deps, session, null);
}

async function replaceAvatar(deps: Deps, session: Session, url: string | null): Promise<SessionUser> {
  const { user } = session;
  const { account, previous } = await changeAccount(deps, user.id, async (tx) => {
    const row = await lockActingUser(tx, session);
    await updateUser(tx, user.id, { avatar: url });
    await announce(tx, { userId: user.id, hint: { topic: 'profile' } });
    return { account: (await readAccount(tx, user.id)) ?? user, previous: row.avatar };
  });
  if (previous !== null) await dropImage(deps, previous);
  return account;
}
