import { type Settings, type SettingsSection, settingsSections } from '@oja/contract/settings';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';

export interface StoredSection<Section extends SettingsSection> {
  version: number;
  value: Settings<Section>;
}

/** The section in force. Version 0 is the specified defaults, before anybody saved anything. */
export async function readSection<Section extends SettingsSection>(
  db: Db | Tx,
  section: Section,
): Promise<StoredSection<Section>> {
  const row = await db
    .selectFrom('settings')
    .select(['version', 'value'])
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const value = settingsSections[section].parse(row?.value ?? {}) as Settings<Section>;
  return { version: row?.version ?? 0, value };
}
