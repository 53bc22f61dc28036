import type { accountEndpoints } from '@oja/contract/accounts';
import type { BodyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../../deps/deps.ts';
import { refuseOfficialName } from '../../../domain/accounts/refuse-official-name.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Session, SessionUser } from '../../../http/session.ts';
import { announce } from '../../../live/live-hub.ts';
import { changeAccount } from './change-account.ts';
import { changeName } from './change-name.ts';
import { readAccount } from './session.queries.ts';
import { lockActingUser } from './session.store.ts';
import { updateUser } from './user.store.ts';

/**
 * Changes the fields that were sent and keeps the others. A new name needs a proof; the e-mail may be repeated, but
 * not changed.
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'now' | 'paystack' | 'sessions'>,
  session: Session,
  change: BodyOf<typeof accountEndpoints.updateUser>,
): Promise<SessionUser> {
  const { user } = session;
  if (change.email !== undefined && change.email !== user.email) throw new Refusal('email_change_refused');
  const refused = refuseContacts({ name: change.name, nickname: change.nickname, bio: change.bio });
  if (refused) throw refused;
  return changeAccount(deps, user.id, async (tx) => {
    const current = await lockActingUser(tx, session);
    // Payout destinations are matched by name.
    if (change.name !== undefined && change.name !== current.name) {
      await requireProof(tx, session, deps.now());
    }
    const { nickname = current.nickname } = change;
    const official = nickname === current.nickname ? undefined : refuseOfficialName(nickname, 'nickname');
    if (official) throw official;
    await changeName(tx, deps, { user: current, name: change.name });
    await updateUser(tx, user.id, {
      nickname,
      bio: sentOr(change.bio, current.bio),
      telegram: sentOr(change.telegram, current.telegram),
      whatsapp: sentOr(change.whatsapp, current.whatsapp),
      phone: sentOr(change.phoneNumber, current.phone),
    });
    await announce(tx, { userId: user.id, hint: { topic: 'profile' } });
    return (await readAccount(tx, user.id)) ?? user;
  });
}

/** Absent keeps the old value, null empties it. */
function sentOr(sent: string | null | undefined, current: string): string {
  return sent === undefined ? current : (sent ?? '');
}
