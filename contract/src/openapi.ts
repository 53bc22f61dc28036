import type { z } from 'zod';
import { accessRules, needsSession } from './access.ts';
import { type Endpoint, fullPath } from './endpoint.ts';
import { errorsByStatus } from './endpoint-errors.ts';
import { failure } from './envelope.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import { composeExample, composeExamples, resolveSchema } from './openapi-example.ts';
import { createSchemaBook, type SchemaBook } from './openapi-schemas.ts';
import type {
  Example,
  Header,
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
} from './openapi-types.ts';
import { tags } from './tags.ts';
import { trimTrailing } from './trim-trailing.ts';

export type { OpenApiDocument } from './openapi-types.ts';

/** Describes every endpoint in OpenAPI 3.1. Nothing is said here that the endpoint records do not say. */
export function openApiDocument(endpoints: Record<string, Endpoint>, appUrl: string): OpenApiDocument {
  const origin = trimTrailing(appUrl, /\//);
  const book = createSchemaBook();
  const errors = new Set<ErrorCode>();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, record] of Object.entries(endpoints)) {
    const path = fullPath(record);
    paths[path] = { ...paths[path], [record.method.toLowerCase()]: operation(name, record, book, errors) };
  }
  const usedTags = new Set<string>(Object.values(endpoints).map((record) => record.tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Oja API',
      version: '1.0.0',
      summary: 'A marketplace for social-media accounts with escrow.',
      description: introduction,
      license: { name: 'Terms of use', url: `${origin}/terms` },
    },
    servers: [{ url: origin }],
    tags: Object.entries(tags)
      .filter(([name]) => usedTags.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: book.components,
      examples: Object.fromEntries([...errors].map((code) => [code, failureExample(code)])),
      headers: { RetryAfter: retryAfter },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with.' },
      },
    },
  };
}

const introduction = [
  'JSON in both directions. A success is `{"status": "success", "data": …}`, with a `message` for people where there',
  'is something to say. A failure has a proper HTTP status and',
  '`{"status": "error", "code", "message", "error", "request_id"}`, where the message is for people and the code for',
  'programs. Amounts are naira with at most two decimals, times are ISO 8601 in UTC, ids are UUIDs.',
  'Fields that a call does not know are refused. The header `X-Request-Id` of an answer names the request in the logs.',
].join(' ');

const retryAfter: Header = {
  description: 'After how many seconds to try again.',
  schema: { type: 'integer', minimum: 1, examples: [30] },
};

function operation(name: string, record: Endpoint, book: SchemaBook, errors: Set<ErrorCode>): Operation {
  const parameters = [
    ...fieldsAsParameters(record.params, 'path', book),
    ...fieldsAsParameters(record.query, 'query', book),
    ...(record.idempotent ? [idempotencyKey] : []),
  ];
  const requestBody = bodyOf(record, book);
  return {
    operationId: name,
    tags: [record.tag],
    summary: record.summary,
    description: `Access: ${accessRules[record.access].meaning} Rate limit: ${record.limit}.${proofSentence(record)}`,
    'x-access': record.access,
    'x-rate-limit': record.limit,
    security: needsSession(record.access) ? [{ session: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { 200: success(record, book), ...failures(record, book, errors) },
  };
}

function proofSentence(record: Endpoint): string {
  if (record.proof === undefined) return '';
  const when = record.proof === 'always' ? 'Needs' : 'May need';
  return ` ${when} a proof of presence: POST /api/user/proof, valid ten minutes for the session.`;
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own, up to 100 printable characters. Sending the same call again with the same key gives the first answer again and does nothing twice.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
  example: '7d9b5a0e-3c1f-4f64-8f0e-2b7a4c9d1e55',
};

function fieldsAsParameters(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  book: SchemaBook,
): Parameter[] {
  if (schema === undefined) return [];
  const { properties, required } = resolveSchema(book.sent(schema), book.components);
  return Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: required?.includes(name) ?? false,
    ...(field.description === undefined ? {} : { description: field.description }),
    schema: field,
    example: composeExample(field, book.components),
  }));
}

function bodyOf(record: Endpoint, book: SchemaBook): RequestBody | undefined {
  if (record.binaryBody !== undefined) {
    const limit =
      record.bodyLimitBytes === undefined ? '' : `, at most ${record.bodyLimitBytes / 1024 / 1024} MB`;
    const bytes: MediaType = { schema: { type: 'string', format: 'binary' } };
    return {
      required: true,
      description: `The file itself${limit}.`,
      content: Object.fromEntries(record.binaryBody.map((type) => [type, bytes])),
    };
  }
  if (record.body === undefined) return undefined;
  const schema = book.sent(record.body);
  return {
    required: !record.body.safeParse(undefined).success,
    content: { 'application/json': { schema, ...namedExamples(composeExamples(schema, book.components)) } },
  };
}

function success(record: Endpoint, book: SchemaBook): Response {
  if (record.produces !== undefined) {
    const schema: JsonSchema = { type: record.produces === 'application/json' ? 'object' : 'string' };
    const example = record.producesExample === undefined ? {} : { example: record.producesExample };
    return { description: 'Success', content: { [record.produces]: { schema, ...example } } };
  }
  const data = record.reply ? book.answered(record.reply) : { type: 'null' };
  const beside = record.beside ? resolveSchema(book.answered(record.beside), book.components) : {};
  const besideExample = composeExample({ type: 'object', ...beside }, book.components);
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      status: { const: 'success' },
      data,
      ...beside.properties,
      message: { type: 'string', description: 'A sentence for people, where there is something to say.' },
    },
    required: ['status', 'data', ...(beside.required ?? [])],
    additionalProperties: false,
  };
  const examples = composeExamples(data, book.components).map(({ title, value }) => ({
    title,
    value: Object.assign({ status: 'success', data: value }, besideExample),
  }));
  return {
    description: 'Success',
    content: { 'application/json': { schema, ...namedExamples(examples) } },
  };
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

function failures(record: Endpoint, book: SchemaBook, errors: Set<ErrorCode>): Record<string, Response> {
  const schema = book.answered(failure);
  const responses = [...errorsByStatus(record)].map(([status, codes]): [string, Response] => {
    for (const code of codes) errors.add(code);
    const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
    return [
      String(status),
      {
        description: codes.map((code) => errorCodes[code].text).join(' '),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
          : {}),
        content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
      },
    ];
  });
  return Object.fromEntries(responses);
}

function failureExample(code: ErrorCode): Example {
  const { text } = errorCodes[code];
  const details =
    code === 'invalid_input' ? { details: [{ field: 'email', message: 'Please enter text.' }] } : {};
  return {
    summary: text,
    value: { status: 'error', code, message: text, error: text, ...details, request_id: 'req-q3Zt0vJxk1mJ' },
  };
}
