import { type SettingsSection, settingsSections } from '@oja/contract/settings';

/** A field of a section, as far as it is needed here. */
interface Field {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

/**
 * A version of any age, field by field: one added later has its default, one removed since is left out, and a value
 * that is not allowed any more is kept, so that the history still shows it.
 */
export function readStoredSection(section: SettingsSection, stored: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(stored as object | undefined) };
  const fields: [string, Field][] = Object.entries(settingsSections[section].shape);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const parsed = field.safeParse(values[name]);
      return [name, parsed.success ? parsed.data : values[name]];
    }),
  );
}
