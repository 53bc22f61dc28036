import { composeExample, composeExamples } from './example.ts';
import type { Example, JsonSchema, MediaType, OpenApiDocument } from './types.ts';

type Components = Record<string, JsonSchema>;

/** Gives every parameter, JSON body and enveloped reply of a document an example that fits its schema. */
export function addExamples(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    for (const parameter of operation.parameters ?? [])
      parameter.example = composeExample(parameter.schema, schemas);
    const body = operation.requestBody?.content['application/json'];
    if (body?.schema && body.schema.format !== 'binary')
      Object.assign(body, namedExamples(composeExamples(body.schema, schemas)));
    const reply = operation.responses['200']?.content?.['application/json'];
    if (reply?.schema?.properties) Object.assign(reply, namedExamples(replyExamples(reply.schema, schemas)));
  }
  return document;
}

/** One example for each form of the data; the rest of the envelope is the same in all of them. */
function replyExamples(schema: JsonSchema, components: Components) {
  const envelope = composeExample(schema, components);
  return composeExamples(schema.properties?.data ?? {}, components).map(({ title, value }) => ({
    title,
    value: Object.assign({}, envelope, { data: value }),
  }));
}

function namedExamples(
  examples: { title?: string; value: unknown }[],
): Pick<MediaType, 'example' | 'examples'> {
  const [only] = examples;
  if (only !== undefined && examples.length === 1) return { example: only.value };
  const named = examples.map(({ title, value }, index): [string, Example] => [
    `form-${index + 1}`,
    { ...(title === undefined ? {} : { summary: title }), value },
  ]);
  return { examples: Object.fromEntries(named) };
}
