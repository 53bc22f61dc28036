/**
 * The direction rules and the house rules. `node scripts/tidy.ts` looks at the whole repository
 * and exits 1 with one line for every place that breaks one; the rules themselves stand in tidy/rules.ts.
 */
import { fileURLToPath } from 'node:url';
import { readRepository } from './lib/read-repository.ts';
import { rules } from './tidy/rules.ts';
import { readSource, type SourceFile } from './tidy/source-file.ts';

export interface Violation {
  path: string;
  line: number;
  rule: string;
  sentence: string;
}

export function findViolations(files: readonly SourceFile[]): Violation[] {
  return files.map(readSource).flatMap((file) =>
    rules.flatMap((rule) =>
      rule.check(file).map(({ line, found }) => ({
        path: file.path,
        line,
        rule: rule.name,
        sentence: `${file.path}:${line} ${found}. ${rule.why}`,
      })),
    ),
  );
}

const looksAt = /\.(?:ts|tsx|mjs|js|css|sql)$/;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readRepository(fileURLToPath(new URL('..', import.meta.url)), looksAt);
  const violations = findViolations(files);
  for (const { sentence } of violations) process.stderr.write(`${sentence}\n`);
  process.stdout.write(`${files.length} files, ${rules.length} rules, ${violations.length} violations\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
