import { type Settings, type SettingsSection, settingsSections } from '@oja/contract/settings';
import type { Insertable } from 'kysely';
import type { Sealer } from '../../../crypto/sealing.ts';
import type { Settings as SettingsRow } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { changedFields, describeChange } from '../../../domain/settings/changed-fields.ts';
import { announce } from '../../../live/live-hub.ts';
import { type Actor, audit } from '../audit/index.ts';
import { readSection, readVersion } from './settings.queries.ts';
import { changedSecrets, writeSecret } from './settings-secrets.store.ts';

/** Where the values of a roll-back come from, and why it is made. */
export interface RollBack {
  to: number;
  reason: string;
}

interface SettingsChange<Section extends SettingsSection> {
  section: Section;
  expectedVersion: number;
  value: Settings<Section>;
  actor: Actor;
  rollBack?: RollBack | undefined;
  reason?: string | undefined;
  secrets?: {
    sent: Readonly<Record<string, string | null | undefined>>;
    sealer: Sealer;
    at: Date;
    /** For a secret that other systems hold too and exchange at their own pace. */
    keepPreviousUntil?: Date;
  };
}

/**
 * Saves a section as its next version. A caller who read an older version is refused with the changes per field, so
 * that two administrators never overwrite each other unseen; the primary key decides when both save at once. Saving
 * unchanged values has no effect; a roll-back without effect is refused.
 */
export async function saveSettings<Section extends SettingsSection>(
  tx: Tx,
  input: SettingsChange<Section>,
): Promise<{ version: number }> {
  const current = await readSection(tx, input.section);
  if (current.version !== input.expectedVersion) throw await changedMeanwhile(tx, input, current.value);
  const value = settingsSections[input.section].parse(input.value);
  const changes = changedFields(current.value, value);
  const secrets = changedSecrets(input.secrets?.sent ?? {});
  if (changes.length === 0 && secrets.length === 0) {
    if (input.rollBack) throw new Refusal('settings_in_force');
    return { version: current.version };
  }
  const version = current.version + 1;
  await insertVersion(tx, {
    section: input.section,
    version,
    value: JSON.stringify(value),
    changedBy: input.actor.id,
    changedSecrets: secrets.map(([name]) => name),
    restoredVersion: input.rollBack?.to ?? null,
    reason: input.reason ?? null,
  });
  for (const [name, secret] of secrets) {
    if (input.secrets === undefined) continue;
    const { sealer, at, keepPreviousUntil } = input.secrets;
    const { section, actor } = input;
    await writeSecret(tx, sealer, {
      section,
      name,
      value: secret,
      changedBy: actor.id,
      at,
      ...(keepPreviousUntil ? { keepPreviousUntil } : {}),
    });
  }
  const secretChanges = secrets.map(([name, secret]) => [name, secret === null ? 'removed' : 'replaced']);
  await audit(tx, {
    actor: input.actor,
    action: input.rollBack ? 'settings.rolled_back' : 'settings.saved',
    subject: { kind: 'settings', id: input.section },
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before ?? null])),
    after: Object.fromEntries([
      ...changes.map(({ field, after }) => [field, after ?? null]),
      ...secretChanges,
      ...(input.rollBack ? [['restored_version', input.rollBack.to]] : []),
    ]),
    ...(input.reason === undefined ? {} : { reason: input.reason }),
  });
  await announce(tx, { settingsChanged: input.section });
  return { version };
}

async function insertVersion(tx: Tx, version: Insertable<SettingsRow>): Promise<void> {
  try {
    await tx.insertInto('settings').values(version).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('settings_changed');
    throw error;
  }
}

/** The fields that differ between the version read by the caller and the one in force. */
async function changedMeanwhile<Section extends SettingsSection>(
  tx: Tx,
  { section, expectedVersion }: SettingsChange<Section>,
  inForce: Settings<Section>,
): Promise<Refusal> {
  const seen = await readVersion(tx, section, expectedVersion);
  const details = changedFields(seen, inForce).map((change) => ({
    field: change.field,
    message: `changed ${describeChange(section, change)}`,
  }));
  return new Refusal('settings_changed', { details });
}
