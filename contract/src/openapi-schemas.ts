import { z } from 'zod';
import type { JsonSchema } from './openapi-types.ts';

/**
 * Turns Zod schemas into JSON Schema. A schema with `.meta({ id })` stands once under components and is referred
 * to everywhere else; what is sent and what is answered may differ, so the former carries the suffix Input.
 */
export interface SchemaBook {
  readonly components: Record<string, JsonSchema>;
  /** What a caller sends. */
  sent(schema: z.ZodType): JsonSchema;
  /** What the server answers. */
  answered(schema: z.ZodType): JsonSchema;
}

export function createSchemaBook(): SchemaBook {
  const components: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const nameOf = (id: string) => (io === 'input' ? `${id}Input` : id);
    const converted = z.toJSONSchema(schema, { io, override: (context) => describeForReaders(context, io) });
    const text = JSON.stringify(converted).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_all, id: string) => `"#/components/schemas/${nameOf(id)}"`,
    );
    const {
      $schema: _dialect,
      $defs,
      ...own
    }: JsonSchema & { $schema?: string; $defs?: Definitions } = JSON.parse(text);
    for (const [id, definition] of Object.entries($defs ?? {})) components[nameOf(id)] = definition;
    const id = z.globalRegistry.get(schema)?.id;
    if (id === undefined || own.$ref !== undefined) return own;
    components[nameOf(id)] = own;
    return { $ref: `#/components/schemas/${nameOf(id)}` };
  }

  return {
    components,
    sent: (schema) => convert(schema, 'input'),
    answered: (schema) => convert(schema, 'output'),
  };
}

type Definitions = Record<string, JsonSchema>;

/**
 * Zod writes an expression of several lines beside formats that name themselves, gives every integer the bounds of
 * the language, and knows only one end of a pipe.
 * The far end says more: the format of a text that is first trimmed, the range of a number that arrives as text.
 */
function describeForReaders(
  context: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema },
  io: 'input' | 'output',
): void {
  const { zodSchema, jsonSchema } = context;
  const { def } = zodSchema._zod;
  if (io === 'input' && def.type === 'pipe' && jsonSchema.type === 'string' && isDescribable(def.out)) {
    const { $schema: _dialect, ...farEnd } = z.toJSONSchema(def.out, { io: 'input' });
    if (farEnd.type === 'string') Object.assign(jsonSchema, { ...farEnd, ...jsonSchema });
    if (farEnd.type === 'integer' || farEnd.type === 'number') {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, farEnd);
    }
  }
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function isDescribable(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type !== 'transform';
}
