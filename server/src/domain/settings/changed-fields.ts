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

/** A value of a setting as shown in the audit log. */
export function settingText(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (value === '' || value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
