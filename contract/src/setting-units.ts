import { countOf, formatCount } from './counts.ts';
import { koboFromNaira, nairaText } from './money.ts';
import type { SettingsSection } from './settings.ts';

const nairaFields = new Set(['appealThreshold', 'approvalThreshold', 'adjustmentLimit']);

/** A number of a setting with its unit, wherever a change is told: '12.5%', '7 days', '₦500.00'. */
export function settingNumberText(section: SettingsSection, field: string, value: number): string {
  if (section === 'naira' || nairaFields.has(field)) return nairaText(koboFromNaira(value));
  if (field.endsWith('Percent')) return `${value}%`;
  if (field.endsWith('Days')) return countOf(value, 'day');
  if (field.includes('Hours')) return countOf(value, 'hour');
  if (field === 'minimumPasswordLength') return countOf(value, 'character');
  if (field === 'maximumFailedLogins') return countOf(value, 'attempt');
  return field === 'smtpPort' ? String(value) : formatCount(value);
}
