import { settingNumberText } from '@oja/contract/setting-units';
import type { SettingsSection } from '@oja/contract/settings';
import { formatExactTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { fieldValueLabels, statusLabels } from './audit-labels';

export interface ComparedField {
  field: string;
  before: string | undefined;
  after: string | undefined;
  differs: boolean;
}

/**
 * What was noted before and after, field by field; what only one side has stands beside nothing. Stored values
 * are shown by their labels, and numbers of a section of the settings have their unit.
 */
export function compare(
  before: unknown,
  after: unknown,
  of: Partial<Pick<Place, 'section' | 'subject' | 'people'>> = {},
): ComparedField[] {
  const place = { section: of.section, subject: of.subject, people: of.people ?? {} };
  const [earlier, later] = [fieldsOf(before, place), fieldsOf(after, place)];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((field) => {
    const [was, is] = [earlier.get(field), later.get(field)];
    return { field: fieldLabel(field), before: was, after: is, differs: was !== is };
  });
}

interface Place {
  section: SettingsSection | undefined;
  /** The kind of what the entry is about. */
  subject: string | undefined;
  /** The names of the people whose ids were noted. */
  people: Readonly<Record<string, string>>;
  path?: string;
}

function fieldsOf(noted: unknown, place: Place): Map<string, string> {
  const { path = '' } = place;
  if (noted === null || noted === undefined) {
    return path === '' ? new Map<string, string>() : new Map([[path, 'nothing']]);
  }
  if (typeof noted !== 'object' || Array.isArray(noted))
    return new Map([[path || 'value', shown(noted, place)]]);
  return new Map(
    Object.entries(noted).flatMap(([name, value]) => [
      ...fieldsOf(value, { ...place, path: path ? `${path}.${name}` : name }),
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

function shown(value: unknown, place: Place): string {
  const { section, subject, people, path = '' } = place;
  if (typeof value === 'number' && /kobo$/i.test(path)) return formatNaira(value / 100);
  if (typeof value === 'number' && section) return settingNumberText(section, path, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => shown(each, place)).join(', ') || 'none';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '') return 'empty';
  if (time.test(value)) return formatExactTime(value);
  const label = labelsOf(path, subject)[value] ?? people[value];
  if (label !== undefined) return label;
  return code.test(value) ? value.replaceAll('_', ' ') : value;
}

/** The labels of the values that a field stores; statuses differ by subject. */
function labelsOf(path: string, subject = ''): Readonly<Record<string, string>> {
  const field = path.slice(path.lastIndexOf('.') + 1);
  return (field === 'status' ? statusLabels[subject] : fieldValueLabels[field]) ?? {};
}
