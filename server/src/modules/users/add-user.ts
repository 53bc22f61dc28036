import type { Role } from '@oja/contract/access';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuseContacts } from '../../domain/contact-masks/refuse-contacts.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../http/require-proof.ts';
import { inviteAccount } from '../accounts/index.ts';
import { type Actor, audit } from '../audit/index.ts';

/** Makes an account for somebody, who chooses the password by a link in the mail. */
export async function addUser(
  deps: Deps,
  input: { name: string; email: string; role: Role; actor: Actor; provenBy: ProofSubject },
): Promise<string> {
  const { name, email, role, actor, provenBy } = input;
  const refused = refuseContacts({ name });
  if (refused) throw refused;
  try {
    return await inTransaction(deps.db, async (tx) => {
      if (role === 'admin') await requireProof(tx, provenBy, deps.now());
      const userId = await inviteAccount(tx, deps, { name, email, role });
      await audit(tx, {
        actor,
        action: 'user.added',
        subject: { kind: 'user', id: userId },
        after: { name, email, role },
        personal: { of: userId, keys: ['name', 'email'] },
      });
      return userId;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error;
    throw new Refusal('email_taken', { message: 'Somebody has an account with this e-mail address.' });
  }
}
