import { type Settings, type SettingsSection, settingsSections } from '@oja/contract/settings';
import type { Db } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';

export interface StoredSection<Section extends SettingsSection> {
  version: number;
  value: Settings<Section>;
}

/** The section in force. Version 0 is the defaults of the specification, before the first save. */
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
    .modifyEnd(prepared)
    .executeTakeFirst();
  const value = settingsSections[section].parse(row?.value ?? {}) as Settings<Section>;
  return { version: row?.version ?? 0, value };
}

/** Several sections in one statement. */
export async function readSections<Section extends SettingsSection>(
  db: Db | Tx,
  sections: readonly Section[],
): Promise<{ [Name in Section]: Settings<Name> }> {
  const rows = await db
    .selectFrom('settings')
    .distinctOn('section')
    .select(['section', 'value'])
    .where('section', 'in', sections)
    .orderBy('section')
    .orderBy('version', 'desc')
    .modifyEnd(prepared)
    .execute();
  const values = sections.map((section) => [
    section,
    parseSection(section, rows.find((row) => row.section === section)?.value),
  ]);
  return Object.fromEntries(values) as { [Name in Section]: Settings<Name> };
}

/** One version of a section; an unknown one yields the defaults. */
export async function readVersion<Section extends SettingsSection>(
  db: Db | Tx,
  section: Section,
  version: number,
): Promise<Settings<Section>> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst();
  return parseSection(section, row?.value);
}

/** The last editor and time of each section, and which secrets are set, without their values. */
export async function readSectionMarks(db: Db | Tx) {
  const marks = await db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.changedBy')
    .distinctOn('s.section')
    .select(['s.section', 's.version', 's.changedAt', 's.changedBy', 'u.email as changedByEmail'])
    .orderBy('s.section')
    .orderBy('s.version', 'desc')
    .execute();
  const secrets = await db.selectFrom('settingsSecrets').select(['section', 'name', 'changedAt']).execute();
  return { marks, secrets };
}

function parseSection<Section extends SettingsSection>(section: Section, stored: unknown): Settings<Section> {
  return settingsSections[section].parse(stored ?? {}) as Settings<Section>;
}
