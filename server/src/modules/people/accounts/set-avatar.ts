import type { Deps } from '../../../deps/deps.ts';
import type { Session, SessionUser } from '../../../http/session.ts';
import { announce } from '../../../live/live-hub.ts';
import { dropImage, storeImage } from '../../platform/media/index.ts';
import { changeAccount } from './change-account.ts';
import { readAccount } from './session.queries.ts';
import { lockActingUser } from './session.store.ts';
import { updateUser } from './user.store.ts';

/** Stores the new picture first, then updates the row; the old picture is removed once no row refers to it. */
export async function setAvatar(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage' | 'sessions'>,
  session: Session,
  bytes: Buffer,
): Promise<SessionUser> {
  const image = await storeImage(deps, { ownerId: session.user.id, purpose: 'avatar', bytes });
  return replaceAvatar(deps, session, image.thumbUrl);
}

export function removeAvatar(
  deps: Pick<Deps, 'db' | 'storage' | 'sessions'>,
  session: Session,
): Promise<SessionUser> {
  return replaceAvatar(deps, session, null);
}

async function replaceAvatar(
  deps: Pick<Deps, 'db' | 'storage' | 'sessions'>,
  session: Session,
  url: string | null,
): Promise<SessionUser> {
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
