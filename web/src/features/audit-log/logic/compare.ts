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
    return { field, before: was, after: is, differs: was !== is };
  });
}

function fieldsOf(noted: unknown, path = ''): Map<string, string> {
  if (noted === null || noted === undefined) {
    return path === '' ? new Map<string, string>() : new Map([[path, 'nothing']]);
  }
  if (typeof noted !== 'object' || Array.isArray(noted)) return new Map([[path || 'value', shown(noted)]]);
  return new Map(
    Object.entries(noted).flatMap(([name, value]) => [...fieldsOf(value, path ? `${path}.${name}` : name)]),
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value);
}
