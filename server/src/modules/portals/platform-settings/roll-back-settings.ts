import { type Settings, type SettingsSection, settingsSections } from '@oja/contract/settings';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readStoredSection } from '../../../domain/settings/stored-section.ts';
import type { Client } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { saveSection } from './save-section.ts';
import { readStoredVersion } from './settings-history.queries.ts';

interface RollBackOrder {
  /** The version in force that the administrator saw. */
  version: number;
  to: number;
  reason: string;
}

/**
 * Saves the values of an earlier version as the next one, under the rules of today. Versions never change, so reading
 * one before the transaction is safe. Secrets are in no version and stay as they are.
 */
export async function rollBackSettings<Section extends SettingsSection>(
  deps: Deps,
  section: Section,
  caller: { session: Session; client: Client },
  { version, to, reason }: RollBackOrder,
): Promise<{ version: number }> {
  const stored = await readStoredVersion(deps.db, section, to);
  if (stored === null) throw new Refusal('not_found');
  const value = allowedToday(section, stored);
  return saveSection(deps, section, caller, { version, value, rollBack: { to, reason } });
}

function allowedToday<Section extends SettingsSection>(section: Section, stored: unknown): Settings<Section> {
  const parsed = settingsSections[section].safeParse(readStoredSection(section, stored));
  if (parsed.success) return parsed.data as Settings<Section>;
  throw new Refusal('settings_version_refused', {
    details: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}
