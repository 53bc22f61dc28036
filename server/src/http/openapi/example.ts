import type { JsonSchema } from './types.ts';

/**
 * Composes a value that fits a schema: what the field's author gave as example, else its default, else its only or
 * first allowed value, else something of the right type and size. A pattern without an example cannot be met;
 * the test that parses every example then names the field.
 */
export function composeExample(schema: JsonSchema, components: Record<string, JsonSchema>): unknown {
  const given = givenValue(schema);
  if (given !== undefined) return given.value;
  const first = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (schema.$ref !== undefined) return composeExample(resolveSchema(schema, components), components);
  if (first !== undefined) return composeExample(first, components);
  if (schema.allOf !== undefined) {
    return Object.assign({}, ...schema.allOf.map((part) => composeExample(part, components)));
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return composeObject(schema, components);
    case 'array':
      return schema.items === undefined
        ? []
        : Array(Math.max(1, schema.minItems ?? 1)).fill(composeExample(schema.items, components));
    case 'string':
      return composeText(schema);
    case 'integer':
    case 'number':
      return composeNumber(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** One example per accepted form: a union at the top shows all of its members. */
export function composeExamples(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
): { title?: string; value: unknown }[] {
  const forms = givenValue(schema) === undefined ? (schema.anyOf ?? schema.oneOf) : undefined;
  return (forms ?? [schema]).map((form) => ({
    title: resolveSchema(form, components).title,
    value: composeExample(form, components),
  }));
}

function resolveSchema(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const target = components[schema.$ref.replace('#/components/schemas/', '')];
  if (target === undefined) throw new Error(`${schema.$ref} names no component`);
  return resolveSchema(target, components);
}

function givenValue(schema: JsonSchema): { value: unknown } | undefined {
  if (schema.examples !== undefined && schema.examples.length > 0) return { value: schema.examples[0] };
  if (schema.default !== undefined) return { value: schema.default };
  if (schema.const !== undefined) return { value: schema.const };
  if (schema.enum !== undefined) return { value: schema.enum[0] };
  return undefined;
}

function composeObject(schema: JsonSchema, components: Record<string, JsonSchema>): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    composeExample(field, components),
  ]);
  const others = schema.additionalProperties;
  if (fields.length > 0 || typeof others !== 'object') return Object.fromEntries(fields);
  return { name: composeExample(others, components) };
}

const textByFormat: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uuid: '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    email: 'ada@example.com',
    uri: 'https://example.com',
    'date-time': '2026-11-15T09:30:00.000Z',
    date: '2026-11-15',
    time: '09:30:00',
  }),
);

function composeText(schema: JsonSchema): string {
  const byFormat = textByFormat.get(schema.format ?? '');
  return byFormat ?? 'text'.padEnd(schema.minLength ?? 0, '-text').slice(0, schema.maxLength);
}

function composeNumber(schema: JsonSchema): number {
  const step = schema.multipleOf ?? 1;
  const lowest =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + step);
  const highest =
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - step);
  return Math.min(Math.max(10, lowest ?? 10), highest ?? Number.MAX_SAFE_INTEGER);
}
