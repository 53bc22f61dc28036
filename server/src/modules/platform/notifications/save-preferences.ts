import type { Role } from '@oja/contract/access';
import type { PreferenceChoice, PreferenceGroup } from '@oja/contract/notifications';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { eventsOfChoice, listPreferences } from './preference.queries.ts';

/** All or nothing: a list with one preference that is not the caller's changes nothing. */
export async function savePreferences(
  deps: Pick<Deps, 'db' | 'now'>,
  person: { id: string; role: Role },
  choices: readonly PreferenceChoice[],
): Promise<PreferenceGroup[]> {
  if (choices.some((choice) => eventsOfChoice(person.role, choice).length === 0)) {
    throw new Refusal('preference_fixed');
  }
  return inTransaction(deps.db, async (tx) => {
    for (const choice of choices) await save(tx, person, { ...choice, changedAt: deps.now() });
    return listPreferences(tx, person);
  });
}

async function save(
  tx: Tx,
  person: { id: string; role: Role },
  choice: PreferenceChoice & { changedAt: Date },
): Promise<void> {
  const { channel, enabled, changedAt } = choice;
  const changed = { enabled, changedAt };
  if ('event' in choice) {
    await tx
      .insertInto('notificationEventPreferences')
      .values({ userId: person.id, event: choice.event, channel, ...changed })
      .onConflict((conflict) => conflict.columns(['userId', 'event', 'channel']).doUpdateSet(changed))
      .execute();
    return;
  }
  await tx
    .insertInto('notificationPreferences')
    .values({ userId: person.id, groupName: choice.group, channel, ...changed })
    .onConflict((conflict) => conflict.columns(['userId', 'groupName', 'channel']).doUpdateSet(changed))
    .execute();
  // A preference for a group replaces those for its events.
  await tx
    .deleteFrom('notificationEventPreferences')
    .where('userId', '=', person.id)
    .where('channel', '=', channel)
    .where('event', 'in', eventsOfChoice(person.role, choice))
    .execute();
}
