import type { SettingsSection } from '@oja/contract/settings';
import type { SettingsVersion, SettingValue } from '@oja/contract/settings-history';
import type { Deps } from '../../../deps/deps.ts';
import { changedFields } from '../../../domain/settings/changed-fields.ts';
import { readStoredSection } from '../../../domain/settings/stored-section.ts';
import { readSection } from '../../platform/settings/index.ts';
import { readVersions, type VersionRow } from './settings-history.queries.ts';

const pageSize = 20;

/** One page of the history. The row after the page is read too, because the last entry is compared with it. */
export async function listSettingsVersions(
  deps: Pick<Deps, 'db'>,
  section: SettingsSection,
  query: { cursor?: number | undefined; limit?: number | undefined },
) {
  const { cursor, limit = pageSize } = query;
  const current = await readSection(deps.db, section);
  const rows = await readVersions(deps.db, section, { before: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row, index) => presentVersion(section, row, rows[index + 1], current.value)),
    next_cursor: last ? String(last.version) : null,
    in_force: current.version,
  };
}

function presentVersion(
  section: SettingsSection,
  row: VersionRow,
  previous: VersionRow | undefined,
  current: object,
): SettingsVersion {
  const value = readStoredSection(section, row.value);
  return {
    version: row.version,
    changed_at: row.changedAt?.toISOString() ?? null,
    changed_by: row.changedBy,
    changes: previous ? presentChanges(readStoredSection(section, previous.value), value) : [],
    changed_secrets: [...row.changedSecrets],
    restored_version: row.restoredVersion,
    reason: row.reason,
    restores: presentChanges(current, value),
  };
}

const presentChanges = (before: object, after: object) =>
  changedFields(before, after).map((change) => ({
    field: change.field,
    before: settingValue(change.before),
    after: settingValue(change.after),
  }));

function settingValue(value: unknown): SettingValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
}
