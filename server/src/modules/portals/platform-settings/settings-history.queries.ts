import type { SettingsSection } from '@oja/contract/settings';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

export interface VersionRow {
  version: number;
  /** Undefined for version 0: the defaults, which are in no row. */
  value: unknown;
  changedAt: Date | null;
  changedBy: { id: string; name: string } | null;
  changedSecrets: readonly string[];
  restoredVersion: number | null;
  reason: string | null;
}

const defaults: VersionRow = {
  version: 0,
  value: undefined,
  changedAt: null,
  changedBy: null,
  changedSecrets: [],
  restoredVersion: null,
  reason: null,
};

/** At most `limit` versions, newest first; the defaults end the list. */
export async function readVersions(
  db: Db,
  section: SettingsSection,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.changedBy')
    .select(['s.version', 's.value', 's.changedAt', 's.changedSecrets', 's.restoredVersion', 's.reason'])
    .select(['u.id as personId', 'u.name as personName'])
    .where('s.section', '=', section)
    .$if(before !== undefined, (query) => query.where('s.version', '<', before ?? 0))
    .orderBy('s.version', 'desc')
    .limit(limit)
    .execute();
  const versions = rows.map(({ personId, personName, ...row }) => ({
    ...row,
    changedBy: personId === null || personName === null ? null : { id: personId, name: personName },
  }));
  return rows.length < limit ? [...versions, defaults] : versions;
}

/** The value of one version as it was stored; null when there is none, undefined for the defaults. */
export async function readStoredVersion(
  db: Db | Tx,
  section: SettingsSection,
  version: number,
): Promise<unknown> {
  if (version === 0) return undefined;
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : row.value;
}
