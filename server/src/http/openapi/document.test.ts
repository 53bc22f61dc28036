import { endpoints } from '@oja/contract';
import type { Endpoint } from '@oja/contract/endpoint';
import { failure } from '@oja/contract/envelope';
import { errorCodes } from '@oja/contract/errors';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { examplesOf } from '../../../test/schema-examples.ts';
import { openApiDocument } from './document.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);
const document = openApiDocument(endpoints, 'https://market.oja.test/');
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const fields = z.record(z.string(), z.unknown());
const operationOf = (name: string) => operations.find((operation) => operation.operationId === name);

describe('composed examples', () => {
  test.each(all)(
    '%s: parameters, body, reply and what stands beside it fit their own schemas',
    (_name, record) => {
      for (const part of [record.params, record.query]) {
        if (part === undefined) continue;
        const example = Object.entries(fields.parse(examplesOf(part, 'input')[0]));
        // A query carries text alone.
        expect(
          part.parse(Object.fromEntries(example.map(([key, value]) => [key, String(value)]))),
        ).toBeDefined();
      }
      if (record.body) for (const value of examplesOf(record.body, 'input')) record.body.parse(value);
      for (const answer of [record.reply, record.beside]) {
        if (answer === undefined) continue;
        for (const value of examplesOf(answer, 'output')) answer.parse(value);
      }
    },
  );

  test.each([
    [
      'the given example first',
      z
        .string()
        .default('b')
        .meta({ examples: ['a'] }),
      'a',
    ],
    ['then the default', z.enum(['x', 'y']).default('y'), 'y'],
    ['then the only value', z.literal(7), 7],
    ['then the first option', z.enum(['x', 'y']), 'x'],
    ['a text long enough', z.string().min(12), 'text-text-te'],
    ['a text short enough', z.string().max(2), 'te'],
    ['a number from below', z.int().max(3), 3],
    ['a number from above', z.int().min(50), 50],
    ['a number above a bound', z.int().gt(50), 51],
    ['a web address', z.url(), 'https://example.com'],
    ['enough entries', z.array(z.boolean()).min(2), [true, true]],
    ['a value rather than null', z.int().nullable(), 10],
    ['an entry of a record', z.record(z.string(), z.boolean()), { name: true }],
    [
      'both halves of an intersection',
      z.intersection(z.object({ a: z.literal(1) }), z.object({ b: z.literal(2) })),
      { a: 1, b: 2 },
    ],
  ])('take %s', (_what, schema: z.ZodType, example) => {
    expect(examplesOf(schema, 'output')[0]).toEqual(example);
    expect(schema.safeParse(example).success).toBe(true);
  });
});

describe('the document', () => {
  test('holds every endpoint by its name, and nothing else', () => {
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
  });

  test('names the server without a trailing slash and the chapters with their texts', () => {
    expect(document.servers).toEqual([{ url: 'https://market.oja.test' }]);
    expect(document.info.license.url).toBe('https://market.oja.test/terms');
    for (const tag of document.tags) expect(tag.description).toMatch(/^[A-Z].+\.$/);
  });

  test('asks for a session exactly where the access rule does', () => {
    for (const [name, record] of all) {
      expect(operationOf(name)?.security, name).toEqual(record.access === 'anyone' ? [] : [{ session: [] }]);
    }
  });

  test('has an example for every parameter, JSON body and enveloped reply', () => {
    for (const operation of operations) {
      for (const parameter of operation.parameters ?? [])
        expect(parameter.example, parameter.name).toBeDefined();
      const replies = Object.values(operation.responses);
      for (const { content } of [operation.requestBody ?? {}, ...replies]) {
        const json = content?.['application/json'];
        const isEnvelope = json?.schema?.$ref !== undefined || json?.schema?.properties !== undefined;
        if (isEnvelope) expect(json?.example ?? json?.examples, operation.operationId).toBeDefined();
      }
    }
  });

  test('shows each form of a reply that has several', () => {
    const reply = operationOf('login')?.responses['200']?.content?.['application/json'];
    expect(
      Object.values(reply?.examples ?? {}).map((example) => 'summary' in example && example.summary),
    ).toEqual(['Signed in', 'A code is needed']);
  });

  test('describes a number in a query as a number, and a trimmed address as an address', () => {
    const limit = operationOf('listNotifications')?.parameters?.find(
      (parameter) => parameter.name === 'limit',
    );
    expect(limit?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
    expect(limit?.schema).not.toHaveProperty('pattern');
    const body = operationOf('login')?.requestBody?.content['application/json']?.schema;
    expect(body?.properties?.email).toMatchObject({ type: 'string', format: 'email', maxLength: 254 });
  });

  test('puts what stands beside the data into the envelope', () => {
    const reply = operationOf('listNotifications')?.responses['200']?.content?.['application/json'];
    expect(reply?.schema?.required).toEqual(['status', 'data', 'next_cursor', 'unread', 'message']);
    expect(reply?.example).toMatchObject({ status: 'success', data: [{ read: true }], unread: 3 });
  });

  test('names the content types and the size of a file', () => {
    const { requestBody } = operationOf('setAvatar') ?? {};
    expect(requestBody?.description).toBe('The file itself, at most 5 MB.');
    expect(Object.keys(requestBody?.content ?? {})).toContain('image/webp');
  });

  test('shows every error with its code and sentence in the failure envelope', () => {
    for (const [code, example] of Object.entries(document.components.examples)) {
      const value = failure.parse(example.value);
      expect(value.code).toBe(code);
      expect(errorCodes).toHaveProperty(code, expect.objectContaining({ text: value.message }));
    }
    const locked = operationOf('login')?.responses['429'];
    expect(Object.keys(locked?.content?.['application/json']?.examples ?? {})).toEqual([
      'too_many_requests',
      'account_locked',
    ]);
    expect(locked?.headers).toHaveProperty('Retry-After');
  });

  test('offers the idempotency key where a call accepts one', () => {
    const payment: Endpoint = {
      method: 'POST',
      path: '/payments',
      tag: 'Account',
      summary: 'Pay',
      access: 'trader',
      limit: 'money',
      body: z.strictObject({ amount: z.number() }),
      reply: z.null(),
      idempotent: true,
    };
    const pay = openApiDocument({ pay: payment }, 'https://market.oja.test').paths['/api/payments']?.post;
    expect(pay?.parameters).toEqual([expect.objectContaining({ name: 'Idempotency-Key', in: 'header' })]);
    expect(pay?.responses).toHaveProperty('422');
  });

  test('refers to shapes that are sent by names with the suffix Input, which the API page reads', () => {
    const sent = operations.flatMap(
      ({ requestBody }) => requestBody?.content['application/json']?.schema?.$ref ?? [],
    );
    expect(sent).not.toEqual([]);
    for (const name of sent) expect(name).toMatch(/Input$/);
  });
});
