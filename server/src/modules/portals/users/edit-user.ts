import type { adminUserEndpoints } from '@oja/contract/admin-users';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { BodyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../../deps/deps.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { changeName, changeOtherAccount, type StaffMember, updateUser } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { proposeRole } from './change-role.ts';

type Edit = BodyOf<typeof adminUserEndpoints.editUser>;

/** Corrects name, contact details and role of a user. */
export async function editUser(
  deps: Pick<Deps, 'db' | 'now' | 'paystack' | 'sessions'>,
  input: { userId: string; edit: Edit; by: StaffMember; provenBy: ProofSubject },
): Promise<WaitingApproval> {
  const { userId, by, provenBy } = input;
  const { role, ...facts } = input.edit;
  const harmlessToLastAdmin = role === undefined;
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin }, async (tx, locked) => {
    const before = locked.target;
    const after = {
      name: facts.name ?? before.name,
      phone: facts.phone ?? before.phone,
      location: facts.location ?? before.location,
    };
    const isSame =
      after.name === before.name && after.phone === before.phone && after.location === before.location;
    if (after.name !== before.name) {
      const refused = refuseContacts({ name: after.name });
      if (refused) throw refused;
      await requireProof(tx, provenBy, deps.now());
    }
    if (!isSame) {
      const { name, ...rest } = after;
      await changeName(tx, deps, { user: before, name });
      await updateUser(tx, userId, rest);
      await audit(tx, {
        actor: by,
        action: 'user.edited',
        subject: { kind: 'user', id: userId },
        before: { name: before.name, phone: before.phone, location: before.location },
        after,
        personal: { of: userId, keys: ['name', 'phone', 'location'] },
      });
    }
    return role === undefined ? null : proposeRole(tx, deps, { role, by, provenBy, locked });
  });
}
