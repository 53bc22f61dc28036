import { weakensGuard } from '@oja/contract/setting-guards';
import { settingLabel } from '@oja/contract/setting-labels';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { FieldValues } from 'react-hook-form';

/** The names of the guards that the typed values weaken. */
export function weakenedGuards(
  section: SettingsSection,
  saved: Settings<SettingsSection>,
  typed: FieldValues,
): string[] {
  return Object.entries(saved)
    .filter(([field, before]) => weakensGuard(section, { field, before, after: typed[field] }))
    .map(([field]) => settingLabel(field));
}
