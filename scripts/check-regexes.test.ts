import { describe, expect, test } from 'vitest';
import { findRegexes } from './regexes/find-regexes.ts';

process.env.RECHECK_BACKEND = 'pure';
const { judgeRegex } = await import('./regexes/judge-regex.ts');

describe('the check of regular expressions', () => {
  test('finds literals, constant calls of RegExp, and those that are put together', () => {
    const text = [
      'const one = /a+b/gi;',
      "const two = new RegExp('c+', 'u');",
      'const three = RegExp(String.raw`\\d+`);',
      "const part = 'd';",
      "const four = new RegExp(part + '+');",
      'const five = (name: string) => new RegExp(name);',
    ].join('\n');
    expect(findRegexes('a.ts', text)).toEqual({
      found: [
        { path: 'a.ts', line: 1, source: 'a+b', flags: 'gi' },
        { path: 'a.ts', line: 2, source: 'c+', flags: 'u' },
        { path: 'a.ts', line: 3, source: '\\d+', flags: '' },
      ],
      composed: [
        { path: 'a.ts', line: 5, atLoad: true },
        { path: 'a.ts', line: 6, atLoad: false },
      ],
    });
  });

  test.each([
    { source: '^(a+)+$', kind: 'exponential' },
    { source: '[a-z0-9][\\w.+-]*@[a-z]', kind: 'polynomial' },
    { source: '\\s+$', kind: 'polynomial' },
  ])('refuses $source as $kind', async ({ source, kind }) => {
    expect((await judgeRegex(source, ''))?.kind).toBe(kind);
  });

  test.each(['^[a-z0-9][\\w.+-]{0,63}@[a-z]', '^[0-9a-f]{32}$'])('accepts %s', async (source) => {
    expect(await judgeRegex(source, '')).toBeUndefined();
  });
}, 60_000);
