import { settingLabel } from '@oja/contract/setting-labels';
import type { SettingsSection } from '@oja/contract/settings';
import type { SettingChange } from '@oja/contract/settings-history';
import { settingText } from '@/shared/platform-settings/setting-texts';

type ChangeListProps = { section: SettingsSection; label: string; changes: readonly SettingChange[] };

/** Field by field from what to what. */
export function ChangeList({ section, label, changes }: ChangeListProps) {
  return (
    <ul aria-label={label} className="grid gap-1.5 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-muted-foreground">{settingLabel(field)}: </span>
          {settingText(section, field, before)}
          <span aria-hidden="true" className="text-muted-foreground">
            {' → '}
          </span>
          <span className="sr-only"> to </span>
          <span className="font-medium">{settingText(section, field, after)}</span>
        </li>
      ))}
    </ul>
  );
}
