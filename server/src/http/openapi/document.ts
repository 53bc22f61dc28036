import { accessRules, needsSession } from '@oja/contract/access';
import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import { errorsByStatus } from '@oja/contract/endpoint-errors';
import { failure } from '@oja/contract/envelope';
import { type ErrorCode, errorCodes } from '@oja/contract/errors';
import { proofMinutes } from '@oja/contract/proof-terms';
import { tags } from '@oja/contract/tags';
import { trimTrailing } from '@oja/contract/trim-trailing';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiHeaderObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { addExamples } from './add-examples.ts';
import { describeSchema } from './describe-schema.ts';
import type { Example, OpenApiDocument } from './types.ts';

/** Describes every endpoint in OpenAPI 3.1. Nothing is said here that the endpoint records do not say. */
export function openApiDocument(endpoints: Record<string, Endpoint>, appUrl: string): OpenApiDocument {
  const origin = trimTrailing(appUrl, /\//);
  const records = Object.values(endpoints);
  const usedTags = new Set<string>(records.map((record) => record.tag));
  const info = {
    title: 'Oja API',
    version: '1.0.0',
    summary: 'A marketplace for social-media accounts with escrow.',
    description: introduction,
    license: { name: 'Terms of use', url: `${origin}/terms` },
  };
  const document = createDocument(
    {
      openapi: '3.1.0',
      info,
      servers: [{ url: origin }],
      tags: Object.entries(tags)
        .filter(([name]) => usedTags.has(name))
        .map(([name, description]) => ({ name, description })),
      paths: describePaths(endpoints),
      components: {
        examples: Object.fromEntries(codesOf(records).map((code) => [code, failureExample(code)])),
        headers: { RetryAfter: retryAfter },
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with.' },
        },
      },
    },
    { override: describeSchema },
  );
  // As the readers of the document get it: plain JSON, without undefined fields.
  return addExamples(JSON.parse(JSON.stringify(document)));
}

function describePaths(endpoints: Record<string, Endpoint>): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, record] of Object.entries(endpoints)) {
    const path = fullPath(record);
    paths[path] = { ...paths[path], [record.method.toLowerCase()]: operation(name, record) };
  }
  return paths;
}

const introduction = [
  'JSON in both directions. A success is `{"status": "success", "data": …, "message"}`, where the message is for',
  'people and `Success` where there is nothing else to say. A failure has a proper HTTP status and',
  '`{"status": "error", "code", "message", "error", "request_id"}`, where the message is for people and the code for',
  'programs. Amounts are naira with at most two decimals, times are ISO 8601 in UTC, ids are UUIDs.',
  'Fields that a call does not know are refused. The header `X-Request-Id` of an answer names the request in the logs.',
].join(' ');

const retryAfter: ZodOpenApiHeaderObject = {
  description: 'After how many seconds to try again.',
  schema: { type: 'integer', minimum: 1, examples: [30] },
};

function operation(name: string, record: Endpoint): ZodOpenApiOperationObject {
  const requestBody = bodyOf(record);
  return {
    operationId: name,
    tags: [record.tag],
    summary: record.summary,
    description: `Access: ${accessRules[record.access].meaning} Rate limit: ${record.limit}.${proofSentence(record)}`,
    'x-access': record.access,
    'x-rate-limit': record.limit,
    security: needsSession(record.access) ? [{ session: [] }] : [],
    ...parametersOf(record),
    ...(requestBody && { requestBody }),
    responses: { 200: success(record), ...failures(record) },
  };
}

function proofSentence(record: Endpoint): string {
  if (record.proof === undefined) return '';
  const when = record.proof === 'always' ? 'Needs' : 'May need';
  return ` ${when} a proof of presence: POST /api/user/proof, valid ${proofMinutes} minutes for the session.`;
}

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(100)
    .optional()
    .meta({
      description:
        'Any text of your own, up to 100 printable characters. Sending the same call again with the same key gives the first answer again and does nothing twice.',
      examples: ['7d9b5a0e-3c1f-4f64-8f0e-2b7a4c9d1e55'],
    }),
});

function parametersOf(record: Endpoint): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  const requestParams = {
    ...(record.params && { path: record.params }),
    ...(record.query && { query: record.query }),
    ...(record.idempotent && { header: idempotencyKey }),
  };
  return Object.keys(requestParams).length > 0 ? { requestParams } : {};
}

function bodyOf(record: Endpoint): ZodOpenApiRequestBodyObject | undefined {
  if (record.binaryBody !== undefined) {
    const limit =
      record.bodyLimitBytes === undefined ? '' : `, at most ${record.bodyLimitBytes / 1024 / 1024} MB`;
    const schema = { type: 'string', format: 'binary' } as const;
    return {
      required: true,
      description: `The file itself${limit}.`,
      content: Object.fromEntries(record.binaryBody.map((type) => [type, { schema }])),
    };
  }
  if (record.body === undefined) return undefined;
  return {
    required: !record.body.safeParse(undefined).success,
    content: { 'application/json': { schema: record.body } },
  };
}

function success(record: Endpoint): ZodOpenApiResponseObject {
  if (record.produces !== undefined) {
    const type = record.produces === 'application/json' ? 'object' : 'string';
    const example = record.producesExample === undefined ? {} : { example: record.producesExample };
    return { description: 'Success', content: { [record.produces]: { schema: { type }, ...example } } };
  }
  const schema = z.strictObject({
    status: z.literal('success'),
    data: record.reply ?? z.null(),
    ...record.beside?.shape,
    message: z.string().meta({
      description: 'A sentence for people; `Success` where there is nothing else to say.',
      examples: ['Success'],
    }),
  });
  return { description: 'Success', content: { 'application/json': { schema } } };
}

function failures(record: Endpoint): ZodOpenApiResponsesObject {
  const responses = [...errorsByStatus(record)].map(([status, codes]): [string, ZodOpenApiResponseObject] => [
    String(status),
    {
      description: codes.map((code) => errorCodes[code].text).join(' '),
      ...(status === 429 || status === 503
        ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
        : {}),
      content: {
        'application/json': {
          schema: failure,
          examples: Object.fromEntries(
            codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
          ),
        },
      },
    },
  ]);
  return Object.fromEntries(responses);
}

function codesOf(records: readonly Endpoint[]): ErrorCode[] {
  return [...new Set(records.flatMap((record) => [...errorsByStatus(record).values()].flat()))];
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
