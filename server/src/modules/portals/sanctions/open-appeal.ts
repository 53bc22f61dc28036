import { isStaff, type Role, staffWith } from '@oja/contract/access';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { refuseAppeal } from '../../../domain/sanction/decide-appeal.ts';
import { lockUserIfPresent } from '../../people/accounts/index.ts';
import { findSanctioned, readSanction, type SanctionRow } from '../../people/sanctions/index.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';

/** Appeals once against a sanction that stands. `userId` is missing where the token of the mail says who it is. */
export async function openAppeal(
  deps: Pick<Deps, 'db' | 'now'>,
  appeal: { sanctionId: string; userId?: string; text: string },
): Promise<void> {
  const { sanctionId, text } = appeal;
  const userId = await findSanctioned(deps.db, sanctionId);
  if (userId === undefined || userId !== (appeal.userId ?? userId)) throw new Refusal('not_found');
  await inTransaction(deps.db, async (tx) => {
    const person = await lockUserIfPresent(tx, userId);
    if (person === undefined) throw new Refusal('not_found');
    const row = await readSanction(tx, sanctionId);
    const now = deps.now();
    const refused = refuseAppeal(row, now);
    if (refused) throw new Refusal(refused);
    await tx
      .updateTable('sanctions')
      .set({ appealedAt: now, appealText: text })
      .where('id', '=', sanctionId)
      .execute();
    await notifyStaff(tx, row, { person, now });
  });
}

/** All who may decide it: not the one who gave it, and about a member of staff only administrators. */
async function notifyStaff(
  tx: Tx,
  { id: sanctionId, userId, givenBy }: SanctionRow,
  { person, now }: { person: { name: string; role: Role }; now: Date },
): Promise<void> {
  const staff = await listStaff(tx, isStaff(person.role) ? ['admin'] : staffWith('suspensions'));
  const deciders = staff.filter((id) => id !== givenBy && id !== userId);
  const data = { name: person.name, sanctionId, userId };
  const drafts = deciders.map((id) => draftNotification('sanction_appealed', id, data, userId));
  await notifyAll(tx, drafts, now);
}
