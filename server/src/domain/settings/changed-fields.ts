import { settingNumberText } from '@oja/contract/setting-units';
import type { SettingsSection } from '@oja/contract/settings';

/** The differences between two versions of a section, with groups of switches flattened: `events.passwordReset`. */
export interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
}

export function changedFields(before: object, after: object): ChangedField[] {
  const [old, fresh] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

function flatten(value: object, path = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) flat.set(path + name, inner);
    else for (const [field, deep] of flatten(inner, `${path}${name}.`)) flat.set(field, deep);
  }
  return flat;
}

/** A change in words: from ₦500,000.00 to ₦600,000.00. */
export function describeChange(section: SettingsSection, { field, before, after }: ChangedField): string {
  const inWords = (value: unknown) => settingText(section, field, value);
  return `from ${inWords(before)} to ${inWords(after)}`;
}

function settingText(section: SettingsSection, field: string, value: unknown): string {
  if (typeof value === 'number') return settingNumberText(section, field, value);
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (value === '' || value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value);
}
