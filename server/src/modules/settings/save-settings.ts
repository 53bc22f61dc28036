import { type Settings, type SettingsSection, settingsSections } from '@oja/contract/settings';
import { isUniqueViolation, type Tx } from '../../db/transaction.ts';
import { Refusal } from '../../domain/refusal.ts';
import { announce } from '../../live/live-hub.ts';
import { type Actor, audit } from '../audit/index.ts';
import { readSection } from './settings.queries.ts';

/**
 * Saves a section as its next version. Somebody who read an older version is refused, so that two
 * administrators never overwrite each other unseen; the primary key decides when both save at once.
 */
export async function saveSettings<Section extends SettingsSection>(
  tx: Tx,
  input: { section: Section; expectedVersion: number; value: Settings<Section>; actor: Actor },
): Promise<{ version: number }> {
  const current = await readSection(tx, input.section);
  if (current.version !== input.expectedVersion) throw changedMeanwhile();
  const value = settingsSections[input.section].parse(input.value);
  const version = current.version + 1;
  try {
    await tx
      .insertInto('settings')
      .values({ section: input.section, version, value: JSON.stringify(value), changedBy: input.actor.id })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw changedMeanwhile();
    throw error;
  }
  await audit(tx, {
    actor: input.actor,
    action: 'settings.saved',
    subject: { kind: 'settings', id: input.section },
    before: current.value,
    after: value,
  });
  await announce(tx, { settingsChanged: input.section });
  return { version };
}

function changedMeanwhile(): Refusal {
  return new Refusal('state_conflict', {
    message: 'Somebody else saved these settings in the meantime. Please reload to see what changed.',
  });
}
