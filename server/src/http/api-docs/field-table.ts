import type { JsonSchema } from '../openapi/types.ts';
import { Html, html } from './html.ts';

/** The fields of an object as a table. Nested objects are flattened to dotted names; named schemas are linked. */
export function fieldTable(schema: JsonSchema, direction: Direction): Html {
  const forms = schema.anyOf ?? schema.oneOf ?? [schema];
  if (forms.length === 1 || isNullable(forms)) return formTable(withoutNull(forms), direction);
  return html`${forms.map(
    (form, index) =>
      html`<p class="form">${form.title ?? `Form ${index + 1}`}</p>${formTable(form, direction)}`,
  )}`;
}

function formTable(schema: JsonSchema, direction: Direction): Html {
  const rows = fieldRows(schema, '', direction);
  if (rows.length === 0) return html`<p>${typeName(schema)}</p>`;
  return rowsTable(rows.map((row) => [html`<code>${row.name}</code>`, typeName(row.schema), notes(row)]));
}

export interface FieldRow {
  name: string;
  schema: JsonSchema;
  presence: string | undefined;
  example?: string;
}

/** A request field is required or optional; a reply field is always present unless stated otherwise. */
const presences = {
  sent: { required: 'required', optional: 'optional' },
  answered: { required: undefined, optional: 'not always there' },
};
type Direction = keyof typeof presences;

export function presenceOf(required: boolean, direction: Direction): string | undefined {
  return presences[direction][required ? 'required' : 'optional'];
}

export function rowsTable(rows: Html[][]): Html {
  return html`<table><thead><tr><th>Field</th><th>Type</th><th>Notes</th></tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`;
}

function fieldRows(schema: JsonSchema, prefix: string, direction: Direction): FieldRow[] {
  if (schema.type === 'array' && schema.items) return fieldRows(schema.items, `${prefix}[]`, direction);
  if (schema.anyOf) return schema.anyOf.flatMap((form) => fieldRows(form, prefix, direction));
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const presence = presenceOf(schema.required?.includes(key) ?? false, direction);
    return [{ name, schema: field, presence }, ...fieldRows(field, name, direction)];
  });
}

/** A nullable field is described by its non-null schema. */
function insideOf(field: JsonSchema): JsonSchema {
  return field.anyOf && isNullable(field.anyOf) ? withoutNull(field.anyOf) : field;
}

function isNullable(forms: JsonSchema[]): boolean {
  return forms.length === 2 && forms.some((form) => form.type === 'null');
}

function withoutNull(forms: JsonSchema[]): JsonSchema {
  return forms.find((form) => form.type !== 'null') ?? {};
}

const formatNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uuid: 'UUID',
    email: 'e-mail address',
    uri: 'web address',
    'date-time': 'time',
    date: 'date',
    binary: 'bytes',
  }),
);

const typeNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    object: 'object',
    null: 'null',
  }),
);

export function typeName(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return joinTypes(forms.map(typeName));
  if (Array.isArray(schema.type)) return joinTypes(schema.type.map((type) => typeName({ ...schema, type })));
  if (schema.type === 'array') return html`list of ${typeName(schema.items ?? {})}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  return html`${formatNames.get(schema.format ?? '') ?? typeNames.get(schema.type ?? '') ?? 'anything'}`;
}

function joinTypes(types: Html[]): Html {
  return new Html(types.map((type) => type.text).join(' or '));
}

export function notes(row: FieldRow): Html {
  const schema = insideOf(row.schema);
  const options = schema.enum?.map((option) => html` <code>${String(option)}</code>`);
  return html`${[
    row.presence && html`${row.presence}`,
    options && html`one of${options}`,
    bounds(schema),
    schema.default !== undefined && html`default <code>${JSON.stringify(schema.default)}</code>`,
    schema.pattern && html`pattern <code>${schema.pattern}</code>`,
    row.example && html`such as <code>${row.example}</code>`,
    schema.description && html`${schema.description}`,
  ].map((note) => note && html`<span class="note">${note}</span> `)}`;
}

function bounds(schema: JsonSchema): Html | undefined {
  const length = between(schema.minLength, schema.maxLength);
  if (length !== undefined) return html`${length} characters`;
  const entries = between(schema.minItems, schema.maxItems);
  if (entries !== undefined) return html`${entries} entries`;
  const range = between(schema.minimum, schema.maximum);
  return range === undefined ? undefined : html`${range}`;
}

function between(lowest: number | undefined, highest: number | undefined): string | undefined {
  if (lowest === undefined && highest === undefined) return undefined;
  if (lowest === undefined) return `at most ${highest}`;
  return highest === undefined ? `at least ${lowest}` : `${lowest} to ${highest}`;
}
