import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { StaffMember } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { findUser } from './user-list.queries.ts';

/** Adds an internal note to a user, with its author; notes are never changed. */
export async function addUserNote(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; text: string; by: StaffMember },
) {
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
