import { describe, expect, test } from 'vitest';
import { readSource } from './source-file.ts';
import { withoutComments } from './without-comments.ts';

const importsOf = (text: string, path = 'contract/src/a.ts') => readSource({ path, text }).imports;

describe('imports', () => {
  test.each([
    [`import 'kysely';`, false],
    [`import Kysely from 'kysely';`, false],
    [`import type from 'kysely';`, false],
    [`import * as kysely from "kysely";`, false],
    [`import type { Kysely } from 'kysely';`, true],
    [`import { type Kysely } from 'kysely';`, true],
    [`import { type Kysely, sql } from 'kysely';`, false],
    [`import Kysely, { sql } from 'kysely';`, false],
    [`import {\n  Kysely,\n  sql,\n} from 'kysely';`, false],
    [`export * from 'kysely';`, false],
    [`export * as kysely from 'kysely';`, false],
    [`export { sql } from 'kysely';`, false],
    [`export type { Kysely } from 'kysely';`, true],
    [`const kysely = await import('kysely');`, false],
    [`const kysely = await import(\n  'kysely'\n);`, false],
    [`const text = \`\${await import('kysely')}\`;`, false],
  ])('are found in %s', (text, typeOnly) => {
    expect(importsOf(text)).toEqual([{ target: 'kysely', typeOnly, line: 1 }]);
  });

  test.each([
    `// import 'kysely';`,
    `/*\nimport 'kysely';\n*/`,
    `export const name = 'kysely';`,
    `export default 'kysely';`,
    `const important = 'kysely';`,
    `export function from(): string { return 'kysely'; }`,
  ])('are not mistaken in %s', (text) => expect(importsOf(text)).toEqual([]));

  test.each([
    ['./text.ts', 'contract/src/a.ts', 'contract/src/text.ts'],
    ['../domain/refusal.ts', 'server/src/http/access.ts', 'server/src/domain/refusal.ts'],
    ['@/lib/money', 'web/src/features/wallet/card.tsx', 'web/src/lib/money'],
    ['@oja/contract', 'web/src/lib/api.ts', 'contract/src/index.ts'],
    ['@oja/contract/money', 'web/src/lib/api.ts', 'contract/src/money.ts'],
    ['@fastify/helmet', 'server/src/process/app.ts', '@fastify/helmet'],
    ['node:fs', 'server/src/process/app.ts', 'node:fs'],
  ])('resolve %s from %s to %s', (specifier, path, target) => {
    expect(importsOf(`import it from '${specifier}';`, path)[0]?.target).toBe(target);
  });
});

test('comments are blanked, and what only looks like one is not', () => {
  const source = [
    `const a = 'http://x'; // gone`,
    `const b = \`/* \${/* gone */ "}" + \`//\`} */\`; // gone`,
    `const c = /[/*'"]\\//g; /* gone`,
    `gone */ const d = 4 / 2; // gone`,
    `const e = { f: /'/ }; // gone`,
  ];
  const lines = withoutComments(source.join('\n')).split('\n');
  expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    `const a = 'http://x';`,
    `const b = \`/* \${ "}" + \`//\`} */\`;`,
    `const c = /[/*'"]\\//g;`,
    'const d = 4 / 2;',
    `const e = { f: /'/ };`,
  ]);
});
