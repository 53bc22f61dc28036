import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractDataUrls, restoreDataUrls } from './json-body.ts';

const picture = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes, 'ọjà').toString('base64')}`;
const read = (text: string): unknown => {
  const { text: rest, dataUrls } = extractDataUrls(Buffer.from(text));
  return restoreDataUrls(JSON.parse(rest), dataUrls);
};

describe('a body with pictures in it', () => {
  test('is parsed without the pictures, which come back as they were', () => {
    const body = {
      handle: '@ọjà',
      images: [picture(2_000_000), picture(30_000)],
      nested: { one: picture(20_000) },
    };
    const text = JSON.stringify(body);
    const { text: rest, dataUrls } = extractDataUrls(Buffer.from(text));
    expect(rest.length).toBeLessThan(500);
    expect(dataUrls).toHaveLength(3);
    expect(restoreDataUrls(JSON.parse(rest), dataUrls)).toEqual(body);
  });

  test('has the same value, whatever else it contains', () => {
    const words = fc.constantFrom(
      '"data:image/',
      '\\"data:image/',
      '\\',
      '"',
      ',',
      '[',
      'lifted-0',
      'é',
      '\u2028',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    const long = fc.tuple(text, fc.constantFrom('', picture(20_000))).map(([some, url]) => url + some);
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        text,
        long,
        fc.integer(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(text, tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (sent) => {
        const json = JSON.stringify({ sent, padding: 'x'.repeat(17_000) });
        // Not toEqual, which would print pictures.
        expect(isDeepStrictEqual(read(json), JSON.parse(json))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['a bare data URL', `{"a":"x,"${picture(20_000)}","b":1}`],
    ['one whose string never ends', `{"images":["${picture(20_000)}`],
    ['one that ends in an escape', `{"images":["${picture(20_000)}\\"]}`],
  ])('stays as broken as it was: %s', (_name, text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(() => read(text)).toThrow(SyntaxError);
  });

  test('is nested as deeply as it likes', () => {
    const depth = 5_000;
    const text = `${'['.repeat(depth)}"${picture(20_000)}"${']'.repeat(depth)}`;
    let inner = read(text);
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toBe(picture(20_000));
  });
});
