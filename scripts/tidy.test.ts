import { describe, expect, test } from 'vitest';
import { rules } from './tidy/rules.ts';
import { findViolations } from './tidy.ts';

const bring = (name: string) => `import { it } from '${name}';\n`;
const bringType = (name: string) => `import type { It } from '${name}';\n`;
const lines = (count: number) => 'const line = 1;\n'.repeat(count);

/** For each rule, by path and text, what it must find and what stands next to it and is right. */
const planted: Record<string, { wrong: [string, string][]; right: [string, string][] }> = {
  'contract stands alone': {
    wrong: [
      ['contract/src/money.ts', bring('kysely')],
      ['contract/src/money.ts', bring('node:fs')],
      ['contract/src/money.ts', bring('../../web/src/lib/money.ts')],
      ['contract/src/money.ts', bring('vitest')],
    ],
    right: [
      ['contract/src/page.ts', bring('zod') + bring('./text.ts')],
      ['contract/src/page.test.ts', bring('vitest') + bring('fast-check')],
    ],
  },
  'domain is pure': {
    wrong: [
      ['server/src/domain/fees.ts', bring('node:crypto')],
      ['server/src/domain/fees.ts', bring('zod')],
      ['server/src/domain/fees.ts', bring('../db/client.ts')],
      ['server/src/domain/fees.ts', bringType('../deps.ts')],
    ],
    right: [['server/src/domain/purchase/fees.ts', bring('@oja/contract/errors') + bring('../refusal.ts')]],
  },
  'domain has no clock and no dice': {
    wrong: [
      ['server/src/domain/fees.ts', 'const at = Date.now();'],
      ['server/src/domain/fees.ts', 'const at = new Date();'],
      ['server/src/domain/fees.ts', 'const chance = Math.random();'],
      ['server/src/domain/fees.ts', 'const id = crypto.randomUUID();'],
      ['server/src/domain/fees.ts', 'const zone = process.env.TZ;'],
    ],
    right: [
      ['server/src/domain/fees.ts', 'const due = new Date(at.getTime() + 1); // never Date.now()'],
      ['server/src/domain/listing/listing-process.ts', bring('../process.ts')],
    ],
  },
  'kernel knows no module': {
    wrong: [
      ['server/src/http/call.ts', bring('../modules/audit/index.ts')],
      ['server/src/http/call.ts', bringType('../modules/audit/index.ts')],
      ['server/src/jobs/worker.ts', bring('../modules/audit/index.ts')],
      ['server/src/gateways/mail/mail.ts', `export * from '../../modules/audit/index.ts';`],
      ['server/src/db/client.ts', `await import('../modules/audit/index.ts');`],
    ],
    right: [
      ['server/src/jobs/tasks.ts', bring('../modules/audit/index.ts')],
      ['server/src/jobs/crontab.ts', bring('../modules/audit/index.ts')],
      ['server/src/http/call.ts', `// import '../modules/audit/index.ts'\n`],
    ],
  },
  'dependencies are known by type': {
    wrong: [['server/src/http/call.ts', bring('../deps.ts')]],
    right: [
      ['server/src/http/call.ts', bringType('../deps.ts')],
      ['server/src/modules/audit/audit.ts', `import { type Deps, type Clock } from '../../deps.ts';`],
    ],
  },
  'nothing reaches up to the root': {
    wrong: [
      ['server/src/http/call.ts', bring('../app.ts')],
      ['server/src/modules/audit/audit.ts', bring('../../demo/people.ts')],
    ],
    right: [['server/src/main.ts', bring('./app.ts')]],
  },
  'modules meet at their index': {
    wrong: [
      ['server/src/modules/wallet/fund.ts', bring('../audit/audit.store.ts')],
      ['server/src/modules/wallet/fund.test.ts', bring('../audit/audit.store.ts')],
      ['server/src/app.ts', bring('./modules/audit/audit.routes.ts')],
    ],
    right: [['server/src/modules/wallet/fund.ts', bring('../audit/index.ts') + bring('./wallet.store.ts')]],
  },
  'only the ledger names its tables': {
    wrong: [
      ['server/src/modules/wallet/wallet.queries.ts', `db.selectFrom('ledgerAccounts')`],
      ['server/src/modules/wallet/wallet.queries.ts', 'sql`select 1 from ledger_entries`'],
      ['server/src/http/session.ts', 'sql`select ledger_post(1)`'],
      ['server/src/modules/wallet/fund.ts', `import type { LedgerEntries } from '../../db/database.ts';`],
    ],
    right: [
      ['server/src/modules/ledger/post-transfer.ts', `db.selectFrom('ledgerAccounts')`],
      ['server/src/modules/wallet/fund.ts', bring('../ledger/index.ts')],
      ['server/migrations/0003_ledger.sql', 'create table ledger_accounts ();'],
      ['server/src/modules/payouts/payout-checks.ts', 'sql`select 1 from ledger_entries`'],
      ['server/src/modules/wallet/wallet.test.ts', 'sql`select ledger_post(1)`'],
      ['bench/measures/ledger.ts', 'sql`select ledger_post(1)`'],
    ],
  },
  'the server is private': {
    wrong: [
      ['web/src/lib/api.ts', bring('@oja/server/config')],
      ['web/src/lib/api.ts', bring('../../../server/src/config.ts')],
      ['e2e/journey.ts', bringType('../server/src/deps.ts')],
    ],
    right: [
      ['bench/reads.ts', bring('../server/src/db/migrate.ts')],
      ['server/test/oja.ts', bring('../src/app.ts')],
      ['web/src/lib/api.ts', bring('@oja/contract')],
    ],
  },
  'web ground knows no feature': {
    wrong: [
      ['web/src/lib/api.ts', bring('@/features/auth/api/login')],
      ['web/src/components/ui/button.tsx', bring('../../features/auth/form')],
      ['web/src/config/paths.ts', bring('@/app/router')],
    ],
    right: [['web/src/components/ui/button.tsx', bring('@/lib/class-names')]],
  },
  'features do not know the app': {
    wrong: [['web/src/features/auth/form.tsx', bring('@/app/router')]],
    right: [['web/src/app/router.tsx', bring('@/features/auth/routes/login')]],
  },
  'features do not know each other': {
    wrong: [
      ['web/src/features/auth/form.tsx', bring('@/features/wallet')],
      ['web/src/features/auth/form.tsx', bring('../wallet/api/balance')],
      ['web/src/features/auth/form.tsx', `const Card = lazy(() => import('@/features/wallet/card'));`],
    ],
    right: [['web/src/features/auth/form.tsx', bring('@/features/auth/api/login') + bring('./field')]],
  },
  'timings stand in one place': {
    wrong: [
      ['web/src/lib/wait.ts', 'setTimeout(done, 800);'],
      ['web/src/lib/wait.ts', 'setTimeout(() => {\n  go(1, 2);\n}, 2 * 1_000);'],
      ['web/src/lib/wait.ts', `setInterval(() => say('a, b)'), 5e3,);`],
    ],
    right: [
      ['web/src/config/timings.ts', 'setTimeout(done, 800);'],
      ['web/src/lib/wait.ts', 'setTimeout(done, timings.toastMs); setTimeout(done, 0); setTimeout(done);'],
    ],
  },
  'no raw colours in features': {
    wrong: [
      ['web/src/features/auth/form.tsx', '<p className="bg-[#0B6B4F]" />'],
      ['web/src/app/layout.tsx', `const line = '1px solid #fff';`],
      ['web/src/app/layout.tsx', `const shade = 'rgb(0 0 0 / 50%)';`],
    ],
    right: [
      ['web/src/features/auth/form.tsx', '<a href="#add" title="a&#160;b" className="bg-primary">TXN-#</a>'],
      ['web/src/components/ui/platform-mark.tsx', `const green = '#0b6b4f';`],
    ],
  },
  'tables looked up by any text are maps': {
    wrong: [
      ['server/src/modules/a/b.ts', 'const handlers: Record<string, Handle> = {};'],
      ['contract/src/texts.ts', 'export const texts: Readonly<Record<string, string>> = {};'],
      ['server/src/modules/a/b.ts', 'const found = table[name as keyof typeof table];'],
    ],
    right: [
      ['server/src/modules/a/b.ts', 'const handlers: ReadonlyMap<string, Handle> = new Map();'],
      ['server/src/modules/a/b.ts', 'const texts: Record<Platform, string> = {};'],
      ['server/src/modules/a/b.test.ts', 'const planted: Record<string, string> = {};'],
    ],
  },
  'no file over 400 lines': {
    wrong: [['web/src/app/layout.tsx', lines(401)]],
    right: [
      ['web/src/app/layout.tsx', lines(400)],
      ['server/src/db/database.ts', lines(900)],
    ],
  },
  'names say what is inside': {
    wrong: [
      ['server/src/db/utils.ts', ''],
      ['web/src/lib/date-helpers.ts', ''],
      ['server/src/modules/audit/audit.service.ts', ''],
      ['server/src/modules/audit/session-manager.test.ts', ''],
      ['web/src/common/button.tsx', ''],
    ],
    right: [
      ['server/src/crypto/common-passwords.test.ts', ''],
      ['web/src/service-worker.ts', ''],
    ],
  },
  'files are kebab-case': {
    wrong: [
      ['web/src/components/ui/Button.tsx', ''],
      ['server/src/db/run_all.ts', ''],
    ],
    right: [
      ['server/src/modules/audit/audit.store.test.ts', ''],
      ['server/migrations/0001_ground.sql', ''],
    ],
  },
};

const cases = (kind: 'wrong' | 'right') =>
  Object.entries(planted).flatMap(([rule, files]) =>
    files[kind].map(([path, text]) => ({ rule, path, text })),
  );

describe('the rules of the house', () => {
  test.each(cases('wrong'))('$rule: finds $path with $text', ({ rule, path, text }) => {
    expect(findViolations([{ path, text }]).map((violation) => violation.rule)).toContain(rule);
  });

  test.each(cases('right'))('$rule: lets $path pass with $text', ({ path, text }) => {
    expect(findViolations([{ path, text }])).toEqual([]);
  });

  test('are all shown to fail and to pass here', () => {
    expect(Object.keys(planted)).toEqual(rules.map((rule) => rule.name));
  });

  test('say where, what and why in one sentence', () => {
    const text = `${bring('zod')}\n\nimport {\n  one,\n  two,\n} from 'kysely';\n`;
    expect(findViolations([{ path: 'contract/src/money.ts', text }])).toEqual([
      {
        path: 'contract/src/money.ts',
        line: 4,
        rule: 'contract stands alone',
        sentence:
          'contract/src/money.ts:4 imports kysely. The contract is the language both sides speak; it may import only zod and itself.',
      },
    ]);
  });
});
