import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonFault, maxJsonDepth, maxJsonMembers } from './json-structure.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('the structure of a JSON text', () => {
  test.each([
    ['nothing', ''],
    ['a plain value', '"{{{{\\"[[["'],
    ['as many levels as are allowed', nested(maxJsonDepth)],
    ['many arrays beside each other', `[${'[],'.repeat(1_000)}[]]`],
    ['one key in two objects', '{"a":{"a":1},"b":[{"a":1},{"a":1}]}'],
    ['a key that is also a value', '{"a":"b","b":"a","c":["a","a"]}'],
    ['braces, commas and quotes inside of texts', '{"a":"{\\"a\\":1,","b":"\\\\"}'],
    ['keys that differ in case', '{"a":1,"A":2}'],
  ])('is accepted: %s', (_name, text) => {
    expect(findJsonFault(text)).toBeUndefined();
  });

  test.each([
    ['arrays', nested(maxJsonDepth + 1)],
    ['arrays that never end', '['.repeat(1_000_000)],
    ['objects', '{"a":'.repeat(maxJsonDepth + 1)],
    ['a mixture', '[{"a":'.repeat(maxJsonDepth)],
  ])('is too deep: %s', (_name, text) => {
    expect(findJsonFault(text)).toBe('too_deep');
  });

  test.each([
    ['elements', `[${'0,'.repeat(maxJsonMembers + 1)}0]`],
    ['members', `{${Array.from({ length: maxJsonMembers + 2 }, (_, key) => `"${key}":0`).join()}}`],
    ['objects', `[${'{"a":1},'.repeat(maxJsonMembers / 2 + 1)}0]`],
  ])('has too many members: %s', (_name, text) => {
    expect(findJsonFault(text)).toBe('too_many_members');
  });

  test.each([
    ['at the top', '{"a":1,"a":2}'],
    ['with the same value', '{"a":1,"a":1}'],
    ['inside', '{"x":[0,{"a":{},"b":[],"a":null}]}'],
    ['after a nested object', '{"a":{"b":1},"a":2}'],
    ['written with an escape', '{"a":1,"\\u0061":2}'],
    ['with blanks', '{ "a" : 1 ,\n "a"\t: 2 }'],
    ['the empty key', '{"":1,"":2}'],
    ['__proto__', '{"__proto__":1,"__proto__":2}'],
  ])('names a key twice: %s', (_name, text) => {
    expect(findJsonFault(text)).toBe('duplicate_key');
  });

  test('never finds a fault in what JSON.stringify writes within the depth', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: maxJsonDepth - 2 }), (value) => {
        expect(findJsonFault(JSON.stringify(value, null, 1))).toBeUndefined();
      }),
      { seed: 30, numRuns: 500 },
    );
  });

  test('finds a duplicate key at any position', () => {
    const key = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '{', '}', ',', ':', '__proto__'));
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })), key, (rest, twice) => {
        const members = Object.entries({ ...rest, [twice]: 0 }).map(
          ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
        );
        const text = `{${members.join(',')},${JSON.stringify(twice)}:1}`;
        const hasBoth = Object.hasOwn({ ...rest, [twice]: 0 }, twice);
        expect(findJsonFault(text)).toBe(hasBoth ? 'duplicate_key' : undefined);
      }),
      { seed: 30, numRuns: 500 },
    );
  });
});
