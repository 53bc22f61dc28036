import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Which way imports may point is configured in biome.json and in the files of that name in server and web. Here every rule meets a file that breaks
 * it and a file that keeps it, in a copy of the configuration.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const bring = (name: string) => `import { it } from '${name}';\nexport const used = it;\n`;
const bringType = (name: string) => `import type { It } from '${name}';\nexport type Used = It;\n`;
const modules = 'server/src/modules';

const wrong: [string, string][] = [
  ['contract/src/money-1.ts', bring('kysely')],
  ['contract/src/money-2.ts', bring('node:fs')],
  ['contract/src/money-3.ts', bring('../../web/src/lib/money.ts')],
  ['server/src/domain/fees-1.ts', bring('node:crypto')],
  ['server/src/domain/fees-2.ts', bring('zod')],
  ['server/src/domain/fees-3.ts', bring('../db/client.ts')],
  ['server/src/domain/fees-4.ts', bringType('../deps/deps.ts')],
  ['server/src/http/call-1.ts', bring('../modules/platform/audit/index.ts')],
  ['server/src/http/call-2.ts', bringType('../modules/platform/audit/index.ts')],
  ['server/src/http/call-3.ts', bring('../process/app.ts')],
  ['server/src/gateways/mail/mail-1.ts', `export * from '../../modules/platform/audit/index.ts';\n`],
  ['server/src/db/client-1.ts', `export const late = () => import('../modules/platform/audit/index.ts');\n`],
  [`${modules}/platform/audit/a.ts`, bring('../../money/ledger/index.ts')],
  [`${modules}/money/payouts/a.ts`, bring('../../people/accounts/index.ts')],
  [`${modules}/money/payouts/b.ts`, bringType('../../people/accounts/index.ts')],
  [`${modules}/people/accounts/a.ts`, bring('../../trade/listings/index.ts')],
  [`${modules}/trade/plans/a.ts`, bring('../../talk/support/index.ts')],
  [`${modules}/talk/reports/a.ts`, bring('../../portals/users/index.ts')],
  [`${modules}/portals/users/a.ts`, bring('../../../process/app.ts')],
  [`${modules}/portals/users/b.ts`, bring('../../../demo/people.ts')],
  [`${modules}/trade/plans/b.ts`, bring('../listings/listing.store.ts')],
  [`${modules}/trade/plans/c.ts`, bring('../../money/ledger/post-transfer.ts')],
  [`${modules}/trade/listings/market/a.ts`, bring('../../plans/plan.store.ts')],
  [`${modules}/trade/plans/d.test.ts`, bring('../listings/listing.store.ts')],
  ['server/src/process/app-1.ts', bring('../modules/platform/audit/audit.store.ts')],
  ['web/src/lib/api-1.ts', bring('../../../server/src/config/config.ts')],
  ['web/src/lib/api-2.ts', bring('@oja/server/config')],
  ['web/src/lib/api-3.ts', bring('@/features/auth/api')],
  ['web/src/lib/api-4.ts', bring('@/components/ui/button')],
  ['web/src/components/ui/button-1.tsx', bring('../../features/auth/form')],
  ['web/src/components/ui/button-2.tsx', bring('@/shared/wallet/wallet-stats')],
  ['web/src/components/ui/button-3.tsx', bring('@/lib/api/call-api')],
  ['web/src/shared/wallet/wallet-1.ts', bringType('@/features/wallet/api')],
  ['web/src/config/paths-1.ts', bring('@/app/router')],
  ['web/src/features/auth/form-1.tsx', bring('@/app/router')],
  ['web/src/app/layouts/header-1.tsx', bring('@/lib/api/read-public')],
  ['web/src/app/routes/page-1.tsx', bring('@tanstack/react-query')],
  ['e2e/journey-1.ts', bringType('../server/src/deps/deps.ts')],
];

const right: [string, string][] = [
  ['contract/src/page.ts', bring('zod') + bringType('./text.ts')],
  ['contract/src/page.test.ts', bring('vitest')],
  ['server/src/domain/purchase/fees.ts', bring('@oja/contract/errors') + bringType('../refusal.ts')],
  ['server/src/http/call.ts', bringType('../deps/deps.ts')],
  ['server/src/http/call.test.ts', bring('../modules/platform/audit/index.ts')],
  [`${modules}/portals/users/right.ts`, bring('../../money/ledger/index.ts')],
  [`${modules}/money/payouts/right.ts`, bring('../ledger/index.ts') + bringType('./payout.store.ts')],
  [`${modules}/money/payouts/right.test.ts`, bring('../../people/accounts/index.ts')],
  [`${modules}/trade/listings/market/right.ts`, bring('../listing.store.ts')],
  ['server/src/process/app.ts', bring('../modules/platform/audit/index.ts')],
  ['server/src/main.ts', bring('./process/app.ts')],
  ['web/src/components/ui/button.tsx', bring('@/lib/class-names') + bringType('@/config/paths')],
  ['web/src/shared/wallet/wallet.ts', bring('@/components/ui/badge') + bringType('@/lib/api/call-api')],
  ['web/src/features/auth/form.tsx', bring('@/shared/account/account') + bringType('./components/field')],
  ['web/src/app/router.tsx', bring('@/features/auth/routes/login')],
  ['bench/reads.ts', bring('../server/src/db/migrate.ts')],
];

const cycle: [string, string][] = [
  ['server/src/domain/ring/one.ts', `${bringType('./two.ts')}export type It = 1;\n`],
  ['server/src/domain/ring/two.ts', `${bringType('./one.ts')}export type It = 1;\n`],
];

interface Report {
  diagnostics: { category: string; location: { path: string } }[];
}

let folder = '';
let found: { category: string; path: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-imports-'));
  for (const file of ['biome.json', 'server/biome.json', 'web/biome.json', '.gitignore']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  for (const [path, text] of [...wrong, ...right, ...cycle]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const only = ['style/noRestrictedImports', 'suspicious/noImportCycles'].map((rule) => `--only=${rule}`);
  const output = await promisify(execFile)(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=200', ...only, '.'],
    { cwd: folder },
  ).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  const { diagnostics } = JSON.parse(output.stdout) as Report;
  found = diagnostics.map(({ category, location }) => ({ category, path: location.path }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const pathsOf = (category: string) =>
  found.filter((one) => one.category === category).map(({ path }) => path);

describe('the direction of imports', () => {
  test.each(wrong)('%s is refused', (path) => {
    expect(pathsOf('lint/style/noRestrictedImports')).toContain(path);
  });

  test.each(right)('%s is allowed', (path) => {
    expect(found.map((one) => one.path)).not.toContain(path);
  });

  test('two files that import each other are refused, types too', () => {
    expect(pathsOf('lint/suspicious/noImportCycles').toSorted()).toEqual(cycle.map(([path]) => path));
  });
});
