import { formatExactTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

export interface ComparedField {
  field: string;
  before: string | undefined;
  after: string | undefined;
  differs: boolean;
}

/** What was noted before and after, field by field; what only one side has stands beside nothing. */
export function compare(before: unknown, after: unknown): ComparedField[] {
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((field) => {
    const [was, is] = [earlier.get(field), later.get(field)];
    return { field: fieldLabel(field), before: was, after: is, differs: was !== is };
  });
}

function fieldsOf(noted: unknown, path = ''): Map<string, string> {
  if (noted === null || noted === undefined) {
    return path === '' ? new Map<string, string>() : new Map([[path, 'nothing']]);
  }
  if (typeof noted !== 'object' || Array.isArray(noted))
    return new Map([[path || 'value', shown(noted, path)]]);
  return new Map(
    Object.entries(noted).flatMap(([name, value]) => [...fieldsOf(value, path ? `${path}.${name}` : name)]),
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

function shown(value: unknown, path: string): string {
  if (typeof value === 'number' && /kobo$/i.test(path)) return formatNaira(value / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => shown(each, path)).join(', ') || 'none';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '') return 'empty';
  if (time.test(value)) return formatExactTime(value);
  return code.test(value) ? value.replaceAll('_', ' ') : value;
}
