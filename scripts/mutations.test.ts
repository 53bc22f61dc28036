import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutations } from './lib/mutations.mjs';
import { root } from './lib/root.mjs';

/** The run itself takes long and is rare; that its table still fits the code is seen at once. */
describe('the guards that the mutation run takes away', () => {
  test.each(mutations)('$guard', ({ file, find, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    for (const path of tests) expect(existsSync(join(root, path)), path).toBe(true);
  });

  test('have names of their own, and are all on the page', () => {
    const page = readFileSync(join(root, 'docs', 'mutation-run.md'), 'utf8');
    const names = mutations.map(({ guard }) => guard);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !page.includes(`| ${name} | `))).toEqual([]);
    expect(page).not.toContain('**nothing**');
  });
});
