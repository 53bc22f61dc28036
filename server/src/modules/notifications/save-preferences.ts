import type { Role } from '@oja/contract/access';
import type { NotificationChannel, NotificationGroup } from '@oja/contract/notification-fields';
import type { PreferenceGroup } from '@oja/contract/notifications';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { listPreferences, mayChoose } from './preference.queries.ts';

interface Choice {
  group: NotificationGroup;
  channel: NotificationChannel;
  enabled: boolean;
}

/** All or nothing: a list with one choice that is not theirs to make changes nothing. */
export async function savePreferences(
  deps: Deps,
  person: { id: string; role: Role },
  choices: readonly Choice[],
): Promise<PreferenceGroup[]> {
  for (const { group, channel } of choices) {
    if (!mayChoose(person.role, group, channel)) throw new Refusal('preference_fixed');
  }
  return inTransaction(deps.db, async (tx) => {
    for (const { group, channel, enabled } of choices) {
      const changed = { enabled, changedAt: deps.now() };
      await tx
        .insertInto('notificationPreferences')
        .values({ userId: person.id, groupName: group, channel, ...changed })
        .onConflict((conflict) => conflict.columns(['userId', 'groupName', 'channel']).doUpdateSet(changed))
        .execute();
    }
    return listPreferences(tx, person);
  });
}
