import type { SettingsSection } from '@oja/contract/settings';
import { formatExactTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { numberWords } from '@/shared/platform-settings/setting-texts';

export interface ComparedField {
  field: string;
  before: string | undefined;
  after: string | undefined;
  differs: boolean;
}

/**
 * What was noted before and after, field by field; what only one side has stands beside nothing. Numbers of a section of
 * the settings have their unit.
 */
export function compare(before: unknown, after: unknown, section?: SettingsSection): ComparedField[] {
  const [earlier, later] = [fieldsOf(before, { section }), fieldsOf(after, { section })];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((field) => {
    const [was, is] = [earlier.get(field), later.get(field)];
    return { field: fieldLabel(field), before: was, after: is, differs: was !== is };
  });
}

interface Place {
  section: SettingsSection | undefined;
  path?: string;
}

function fieldsOf(noted: unknown, { section, path = '' }: Place): Map<string, string> {
  if (noted === null || noted === undefined) {
    return path === '' ? new Map<string, string>() : new Map([[path, 'nothing']]);
  }
  if (typeof noted !== 'object' || Array.isArray(noted))
    return new Map([[path || 'value', shown(noted, { section, path })]]);
  return new Map(
    Object.entries(noted).flatMap(([name, value]) => [
      ...fieldsOf(value, { section, path: path ? `${path}.${name}` : name }),
    ]),
  );
}

/** The log keeps limits.dailyKobo; people read 'Limits, daily'. */
function fieldLabel(path: string): string {
  const words = path
    .split('.')
    .map((name) =>
      name
        .replace(/_?kobo$/i, '')
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replaceAll('_', ' ')
        .toLowerCase(),
    )
    .filter((part) => part !== '')
    .join(', ');
  return words === '' ? 'Amount' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const code = /^[a-z]+(_[a-z]+)+$/;

function shown(value: unknown, { section, path = '' }: Place): string {
  if (typeof value === 'number' && /kobo$/i.test(path)) return formatNaira(value / 100);
  if (typeof value === 'number' && section) return numberWords(section, path, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => shown(each, { section, path })).join(', ') || 'none';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '') return 'empty';
  if (time.test(value)) return formatExactTime(value);
  return code.test(value) ? value.replaceAll('_', ' ') : value;
}
