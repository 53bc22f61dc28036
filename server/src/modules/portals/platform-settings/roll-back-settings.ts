import type { SettingsSection } from '@oja/contract/settings';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { type SavedSettings, saveSection } from './save-section.ts';
import { parseToday } from './settings-approval.ts';
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
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'webhooks' | 'settings'>,
  section: Section,
  caller: { session: Session; client: Client },
  { version, to, reason }: RollBackOrder,
): Promise<SavedSettings> {
  const stored = await readStoredVersion(deps.db, section, to);
  if (stored === null) throw new Refusal('not_found');
  const value = parseToday(section, stored);
  return saveSection(deps, section, caller, { version, value, rollBack: { to, reason } });
}
