import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { changeOtherAccount, endSessions, type StaffMember } from '../accounts/index.ts';
import { audit } from '../audit/index.ts';
import { findUser } from './user-list.queries.ts';

/** Signs somebody out, everywhere or on one device. */
export function endUserSessions(
  deps: Deps,
  input: { userId: string; sessionId?: string | undefined; by: StaffMember },
): Promise<number> {
  const { userId, sessionId, by } = input;
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx) => {
    const only = sessionId === undefined ? {} : { only: sessionId };
    const ended = await endSessions(tx, { userId, now: deps.now(), ...only });
    if (sessionId !== undefined && ended === 0) throw new Refusal('not_found');
    await audit(tx, {
      actor: by,
      action: 'user.signed_out',
      subject: { kind: 'user', id: userId },
      after: { ended, ...(sessionId === undefined ? {} : { sessionId }) },
    });
    return ended;
  });
}

/** A note stays as it was written, with who wrote it. */
export async function addNote(deps: Deps, input: { userId: string; text: string; by: StaffMember }) {
  const { userId, text, by } = input;
  return inTransaction(deps.db, async (tx) => {
    if ((await findUser(tx, userId)) === undefined) throw new Refusal('not_found');
    const note = { id: randomUUID(), userId, authorId: by.id, text, createdAt: deps.now() };
    await tx.insertInto('userNotes').values(note).execute();
    await audit(tx, {
      actor: by,
      action: 'user.noted',
      subject: { kind: 'user', id: userId },
      after: { noteId: note.id },
    });
    return note;
  });
}
