import { describe, expect, test } from 'vitest';
import { findFaults } from './check-specification.ts';

const checklist = ['id\tstatement', 'U001\tone', 'U002\ttwo', 'U003\tthree', 'A001\tfour', ''].join('\n');

const sound = {
  'docs/specification/checklist.tsv': checklist,
  'docs/specification/untested.md': '| Rows | Why |\n|---|---|\n| A001 | by reading, see U001 |\n',
  'server/src/a.test.ts': "test('reads (U001 to U003)')",
  'server/src/a.ts': '/** See README.md. */',
  'server/migrations/0001_a.sql': '-- U001',
  'README.md': 'Start',
};

const faultsWith = (changes: Record<string, string>) =>
  findFaults(Object.entries({ ...sound, ...changes }).map(([path, text]) => ({ path, text })));

describe('the check of the specification', () => {
  test('finds nothing where every row is named or explained', () => {
    expect(faultsWith({})).toEqual([]);
  });

  test.each([
    [
      'a row that nothing names',
      { 'server/src/a.test.ts': 'U001, U003' },
      'docs/specification/checklist.tsv: no test names U002, and docs/specification/untested.md does not explain it',
    ],
    [
      'a row that is only mentioned in a reason',
      { 'server/src/a.test.ts': 'U002, U003' },
      'docs/specification/checklist.tsv: no test names U001, and docs/specification/untested.md does not explain it',
    ],
    [
      'a row that is explained although a test names it',
      { 'e2e/journeys/b.test.ts': 'A001' },
      'docs/specification/untested.md: explains A001, which a test names',
    ],
    [
      'an explained row that is not in the checklist',
      { 'docs/specification/untested.md': '| A001, A002 | by reading |' },
      'docs/specification/untested.md: explains A002, which the checklist does not have',
    ],
    [
      'an unknown id in a test',
      { 'web/src/b.test.tsx': '\n// U004' },
      'web/src/b.test.tsx:2 names U004, which the checklist does not have',
    ],
    [
      'the end of a range that is not in the checklist',
      { 'web/src/b.test.ts': 'U003 to U004' },
      'web/src/b.test.ts:1 names U004, which the checklist does not have',
    ],
    [
      'a range that runs backwards',
      { 'web/src/b.test.ts': 'U003 to U001' },
      'web/src/b.test.ts:1 names U003 to U001, which the checklist does not have',
    ],
    [
      'an id in production code',
      { 'server/src/a.ts': '\n\n/** As U001 to U003 say. */' },
      'server/src/a.ts:3 names U001; ids stand in tests only',
    ],
    [
      'an id in a document',
      { 'docs/operations.md': 'See A001.' },
      'docs/operations.md:1 names A001; ids stand in tests only',
    ],
    [
      'a number of another list in a test',
      { 'server/test/crash.ts': '/** T8: dies. */' },
      'server/test/crash.ts:1 names T8, which nothing here defines',
    ],
    [
      'a document that is not in the repository',
      { 'server/src/a.ts': '/** See money.md. */' },
      'server/src/a.ts:1 names money.md, which is not in the repository',
    ],
  ])('finds %s', (_, changes, sentence) => {
    expect(faultsWith(changes)).toEqual([sentence]);
  });

  test.each([
    "press('F8')",
    "'@SUM(A1)'",
    "'2026-01-01T12:00:00Z'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test, not a template
    '`${day}T12:00:00`',
    '0xA1',
  ])('leaves %s alone', (text) => {
    expect(faultsWith({ 'server/src/b.test.ts': text })).toEqual([]);
  });
});
