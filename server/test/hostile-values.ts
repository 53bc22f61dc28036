import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import fc from 'fast-check';
import type { z } from 'zod';
import { examplesOf } from './schema-examples.ts';

/** One request as it goes over the wire, as a client that ignores the schema could send it. */
export interface HostileRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

const hostileTexts = [
  ...[
    '',
    ' ',
    '\t\r\n',
    '0',
    '-0',
    '1e309',
    'NaN',
    'Infinity',
    '9007199254740993',
    '-1',
    '0x10',
    'null',
    'true',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    "' or 1=1--",
    '%',
    '_%',
    '\\',
    '"',
    '{{7*7}}',
  ],
  ...[
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '=cmd()',
    'data:image/png;base64,',
    'javascript:alert(1)',
  ],
  ...['0000-00-00', '2026-02-30', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.001Z', '-000001-01-01'],
  ...['00000000-0000-0000-0000-000000000000', 'W10', 'eyJhIjoxfQ', 'WyIyMDI2Il0', '₦1', '１２３', '٣'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00',
    '\u202eabc\u202c',
    '\u200b\u200d\ufeff',
    '👩‍👩‍👧‍👦',
    'ẹ̀',
    '\uffff',
    '𝟘',
  ],
  ...['a'.repeat(300), 'é'.repeat(5_000), 'a-'.repeat(2_000), '👍'.repeat(3_000), 'x'.repeat(100_000)],
];
const hostileNumbers = [
  ...[0, -0, -1, 1, 0.1, 0.1 + 0.2, 1.005, -0.001, 1e-320, 1e21, 1e308, -1e308],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53 + 2, 2 ** 63, -(2 ** 63)],
];

/** A placeholder for a number that JSON.stringify cannot write. */
const beyondNumbers = '@@beyond@@';

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const scalar = fc.oneof(
  text,
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom<unknown>(true, false, null, beyondNumbers),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(text, scalar, { maxKeys: 3, noNullPrototype: true }) },
  { weight: 1, arbitrary: fc.constantFrom(20, 33, 2_000).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

type Fields = Record<string, unknown>;

/** Fields that fit the schema, with some of them replaced, omitted or added. */
function spoiled(fields: Fields, values: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> {
  const names = Object.keys(fields);
  const nothing = fc.constant<[string, unknown][]>([]);
  const replaced: fc.Arbitrary<[string, unknown][]> =
    names.length === 0 ? nothing : fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 2 });
  const removed: fc.Arbitrary<string[]> = fc.subarray(names, { maxLength: Math.min(1, names.length) });
  const added: fc.Arbitrary<[string, unknown][]> = fc.oneof(
    { weight: 4, arbitrary: nothing },
    { weight: 1, arbitrary: fc.array(fc.tuple(text, values), { maxLength: 1 }) },
  );
  return fc.tuple(replaced, removed, added).map(([changes, gone, more]) => {
    const entries = Object.entries(fields).filter(([name]) => !gone.includes(name));
    return Object.fromEntries([...entries, ...changes, ...more]);
  });
}

function bodyText(fields: Fields): fc.Arbitrary<string> {
  const written = (value: unknown) => JSON.stringify(value).replaceAll(`"${beyondNumbers}"`, '-1e309');
  const twice = (body: Fields) => written(body).replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1');
  return fc.oneof(
    { weight: 10, arbitrary: spoiled(fields, anything).map(written) },
    { weight: 1, arbitrary: spoiled(fields, anything).map(twice) },
    { weight: 1, arbitrary: anything.map(written) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[',
        '{}',
        '[]',
        'nul',
        '{"a":1e309}',
        '['.repeat(50_000),
        '\ufeff{}',
      ),
    },
  );
}

function queryText(fields: Fields): fc.Arbitrary<string> {
  const values = fc.oneof(
    { weight: 3, arbitrary: text },
    { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  );
  const raw = fc.constantFrom(
    '?%',
    '?%00=%00',
    '?a[b]=c&a[]=d',
    '?&&==&',
    '?%ff=%ff',
    '?__proto__=1',
    '?a=%ud800',
  );
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  const pairs = (sent: Fields) =>
    Object.entries(sent).flatMap(([name, value]) => listed(value).map((one) => [name, one] as const));
  const written = spoiled(fields, values).map((sent) => {
    const query = pairs(sent).map(([name, one]) => `${encode(name)}=${encode(one)}`);
    return query.length === 0 ? '' : `?${query.join('&')}`;
  });
  return fc.oneof({ weight: 6, arbitrary: written }, { weight: 1, arbitrary: raw });
}

/** Half of a surrogate pair cannot be encoded; its bytes can be sent all the same. */
function encode(value: unknown): string {
  const plain = String(value);
  return plain.isWellFormed()
    ? encodeURIComponent(plain).slice(0, 12_000)
    : `${encodeURIComponent(plain.toWellFormed())}%ed%a0%80`;
}

const rawPathParts = [
  '%',
  '%00',
  '%ff',
  '..%2f..%2fetc',
  'x'.repeat(200),
  'x'.repeat(201),
  'y'.repeat(9_000),
];

/** `knownIds` are existing ids, so that some of the requests find their row. */
function pathText(record: Endpoint, knownIds: readonly string[]): fc.Arbitrary<string> {
  const parts = fullPath(record).split(/(\{\w+\})/);
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...knownIds) },
    { weight: 2, arbitrary: text.map((one) => encode(one) || '-') },
    { weight: 1, arbitrary: fc.constantFrom(...rawPathParts) },
  );
  return fc
    .tuple(...parts.map((one) => (one.startsWith('{') ? part : fc.constant(one))))
    .map((all) => all.join(''));
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'image/png',
  'a',
  'multipart/form-data',
];
const headerTexts = [
  'x',
  'k'.repeat(100),
  'k'.repeat(101),
  'bytes=0-',
  'bytes=99999999-',
  '"',
  ';;;',
  '*/*;q=0',
  '%00',
  'é',
];

function headers(): fc.Arbitrary<Record<string, string>> {
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  const names = [
    'idempotency-key',
    'range',
    'accept',
    'accept-encoding',
    'if-none-match',
    'x-forwarded-for',
    'user-agent',
  ];
  const others = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...headerTexts), {
    maxKeys: 2,
    noNullPrototype: true,
  });
  return fc.tuple(type, others).map(([contentType, more]) => ({ 'content-type': contentType, ...more }));
}

function exampleOf(schema: z.ZodType | undefined): Fields {
  const example = schema === undefined ? {} : examplesOf(schema, 'input')[0];
  return typeof example === 'object' && example !== null ? { ...example } : {};
}

export function hostileRequests(record: Endpoint, knownIds: readonly string[]): fc.Arbitrary<HostileRequest> {
  const query =
    record.query === undefined
      ? fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: queryText({}) })
      : queryText(exampleOf(record.query));
  const payload: fc.Arbitrary<string | undefined> =
    record.method === 'GET' ? fc.constant(undefined) : bodyText(exampleOf(record.body));
  return fc
    .record({ path: pathText(record, knownIds), query, headers: headers(), payload })
    .map(({ path, query: sent, ...rest }) => ({ method: record.method, url: path + sent, ...rest }));
}
