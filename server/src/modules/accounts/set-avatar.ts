import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../http/session.ts';
import { announce } from '../../live/live-hub.ts';
import { dropImage, keepImage } from '../media/index.ts';
import { changeAccount } from './change-account.ts';
import { readAccount } from './session.queries.ts';
import { lockUser, updateUser } from './user.store.ts';

/** Stores the new picture first, then points to it; the old one is removed once nothing points to it. */
export async function setAvatar(deps: Deps, user: SessionUser, bytes: Buffer): Promise<SessionUser> {
  const image = await keepImage(deps, { ownerId: user.id, purpose: 'avatar', bytes });
  return replaceAvatar(deps, user, image.thumbUrl);
}

export function removeAvatar(deps: Deps, user: SessionUser): Promise<SessionUser> {
  return replaceAvatar(deps, user, null);
}

async function replaceAvatar(deps: Deps, user: SessionUser, url: string | null): Promise<SessionUser> {
  const { account, previous } = await changeAccount(deps, user.id, async (tx) => {
    const row = await lockUser(tx, user.id);
    await updateUser(tx, user.id, { avatar: url });
    await announce(tx, { userId: user.id, hint: { topic: 'profile' } });
    return { account: (await readAccount(tx, user.id)) ?? user, previous: row.avatar };
  });
  if (previous !== null) await dropImage(deps, previous);
  return account;
}
