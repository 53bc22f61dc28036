import { z } from 'zod';
import type { CreateDocumentOptions } from 'zod-openapi';

/**
 * Zod writes an expression of several lines beside formats that name themselves, gives every integer the bounds of
 * the language, and knows only one end of a pipe.
 * The far end says more: the format of a text that is first trimmed, the range of a number that arrives as text.
 */
export const describeSchema: CreateDocumentOptions['override'] = ({ zodSchema, jsonSchema, io }) => {
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
};

function isDescribable(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type !== 'transform';
}
