import type { Role } from '@oja/contract/access';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { inviteAccount } from '../../people/accounts/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';

/** Creates an account; its owner sets the password by a link in the mail. */
export async function addUser(
  deps: Pick<Deps, 'db' | 'now'>,
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
