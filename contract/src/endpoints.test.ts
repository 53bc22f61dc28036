import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, fullPath } from './endpoint.ts';
import { errorsByStatus } from './endpoint-errors.ts';
import { endpoints } from './index.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);
/** Pictures may come as data URLs here and nowhere else. */
const largeJson = [
  'createListing',
  'updateListing',
  'disputePurchase',
  'addStatement',
  'tickHandoverStep',
  'openClaim',
  'answerClaim',
  'addClaimDetails',
];

/** Written by the specification with a capital. */
const specifiedPaths = ['/admin/users/{id}/unBan'];

describe('every endpoint', () => {
  test('has a method and path that no other has', () => {
    const routes = all.map(([, record]) => `${record.method} ${fullPath(record).replace(/\{\w+\}/g, '{}')}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  test.each(all)(
    '%s has a path in lower case with single slashes, and a summary without a full stop',
    (_name, record) => {
      if (!specifiedPaths.includes(record.path)) {
        expect(record.path).toMatch(/^(\/([a-z0-9.-]+|\{[a-z][A-Za-z_]*\}))+$/);
      }
      expect(record.summary).toMatch(/^[A-Z].*[^.\s]$/);
    },
  );

  test.each(all)('%s has the path parameters that its path names', (_name, record) => {
    const named = [...record.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const described = record.params instanceof z.ZodObject ? Object.keys(record.params.shape) : [];
    expect(described).toEqual(named);
  });

  test.each(all)('%s takes no body when it only reads, and never two kinds', (_name, record) => {
    const bodies = [record.body, record.binaryBody].filter((body) => body !== undefined);
    expect(bodies.length).toBeLessThanOrEqual(record.method === 'GET' ? 0 : 1);
  });

  test.each(all)('%s limits the size of a file it takes', (name, record) => {
    const takesLargeBody = record.binaryBody !== undefined || largeJson.includes(name);
    expect(record.bodyLimitBytes === undefined).toBe(!takesLargeBody);
  });

  test.each(all)('%s answers either the envelope or a content type of its own', (_name, record) => {
    expect([record.reply, record.produces].filter((answer) => answer !== undefined)).toHaveLength(1);
    if (record.produces !== undefined) expect(record.beside).toBeUndefined();
  });

  test.each(all)('%s keeps clear of the envelope with the fields beside its data', (_name, record) => {
    const beside = record.beside instanceof z.ZodObject ? Object.keys(record.beside.shape) : [];
    expect(beside.filter((field) => ['status', 'data', 'message'].includes(field))).toEqual([]);
  });

  test.each(all)('%s names no error twice', (_name, record) => {
    expect(new Set(record.errors).size).toBe(record.errors?.length ?? 0);
  });
});

describe('what a caller sends', () => {
  const parts = all.flatMap(([name, record]) =>
    (['params', 'query', 'body'] as const).flatMap((part): [string, string, z.ZodType][] => {
      const schema = record[part];
      return schema === undefined ? [] : [[name, part, schema]];
    }),
  );

  test.each(parts)('%s: unknown fields in %s are refused at every depth', (_name, _part, schema) => {
    expect(openObjects(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
    const issues = schema.safeParse({ nobodyAskedForThis: 1 }).error?.issues ?? [];
    expect(JSON.stringify(issues)).toContain('nobodyAskedForThis');
  });

  test('an object that lets unknown fields pass would be found, however deep', () => {
    const loose = z.strictObject({ list: z.array(z.object({ a: z.string() })).optional() });
    expect(openObjects(z.toJSONSchema(loose, { io: 'input' }))).toEqual(['/properties/list/items']);
  });
});

describe('the errors of an endpoint', () => {
  const record = {
    method: 'POST',
    path: '/things/{id}',
    tag: 'System',
    summary: 'Do a thing',
    access: 'trader',
    limit: 'money',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({}),
    idempotent: true,
    errors: ['state_conflict', 'not_found'],
  } satisfies Endpoint;

  test('are its own and those of the kernel, grouped by status, each once', () => {
    expect([...errorsByStatus(record)]).toEqual([
      [400, ['invalid_input', 'malformed_request']],
      [401, ['session_required', 'session_invalid']],
      [403, ['access_denied', 'view_only', 'view_over', 'cross_site_refused']],
      [404, ['not_found']],
      [409, ['state_conflict']],
      [413, ['body_too_large']],
      [415, ['content_type_unsupported']],
      [422, ['idempotency_key_reused']],
      [429, ['too_many_requests']],
      [500, ['internal_error']],
      [503, ['service_unavailable', 'maintenance']],
    ]);
  });

  test('name the missing second factor where staff must have one', () => {
    const forbidden = (change: Partial<Endpoint>) => errorsByStatus({ ...record, ...change }).get(403);
    expect(forbidden({ access: 'staff' })).toContain('two_factor_required');
    expect(forbidden({ access: 'admin' })).toContain('two_factor_required');
    expect(forbidden({ access: 'staff', beforeTwoFactor: true })).not.toContain('two_factor_required');
    expect(forbidden({ access: 'signed_in' })).toContain('two_factor_required');
    expect(forbidden({ access: 'trader' })).not.toContain('two_factor_required');
  });

  test('are few where anyone may read without a limit', () => {
    expect([...errorsByStatus(endpoints.health).values()].flat()).toEqual([
      'invalid_input',
      'internal_error',
      'service_unavailable',
    ]);
  });
});

/** Where a schema describes an object with named fields and would still let other fields pass. */
function openObjects(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen =
    'properties' in schema && !('additionalProperties' in schema && schema.additionalProperties === false);
  const inner = Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${at}/${key}`));
  return isOpen ? [at, ...inner] : inner;
}
