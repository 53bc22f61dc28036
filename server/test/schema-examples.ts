import type { z } from 'zod';
import { createSchema } from 'zod-openapi';
import { describeSchema } from '../src/http/openapi/describe-schema.ts';
import { composeExamples } from '../src/http/openapi/example.ts';

/** Examples of one schema as the API description composes them: of what a caller sends, or of what the server answers. */
export function examplesOf(schema: z.ZodType, io: 'input' | 'output'): unknown[] {
  const created = createSchema(schema, { io, opts: { override: describeSchema } });
  const { schema: described, components } = JSON.parse(JSON.stringify(created));
  return composeExamples(described, components).map(({ value }) => value);
}
