import { describe, expect, test } from 'vitest';
import { rules } from './tidy/rules.ts';
import { findViolations } from './tidy.ts';

const bring = (name: string) => `import { it } from '${name}';\n`;
const lines = (count: number) => 'const line = 1;\n'.repeat(count);

/** For each rule, by path and text, what it must find and what stands next to it and is right. */
const planted: Record<string, { wrong: [string, string][]; right: [string, string][] }> = {
  'domain has no clock and no randomness': {
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
  'only the ledger names its tables': {
    wrong: [
      ['server/src/modules/portals/wallet/wallet.queries.ts', `db.selectFrom('ledgerAccounts')`],
      ['server/src/modules/portals/wallet/wallet.queries.ts', 'sql`select 1 from ledger_entries`'],
      ['server/src/http/session.ts', 'sql`select ledger_post(1)`'],
      [
        'server/src/modules/portals/wallet/fund.ts',
        `import type { LedgerEntries } from '../../db/database.ts';`,
      ],
    ],
    right: [
      ['server/src/modules/money/ledger/post-transfer.ts', `db.selectFrom('ledgerAccounts')`],
      ['server/src/modules/portals/wallet/fund.ts', bring('../ledger/index.ts')],
      ['server/migrations/0003_ledger.sql', 'create table ledger_accounts ();'],
      ['server/src/modules/money/payouts/payout-checks.ts', 'sql`select 1 from ledger_entries`'],
      ['server/src/modules/portals/wallet/wallet.test.ts', 'sql`select ledger_post(1)`'],
      ['bench/measures/ledger.ts', 'sql`select ledger_post(1)`'],
    ],
  },
  'use cases name the dependencies they use': {
    wrong: [
      ['server/src/modules/trade/offers/make-offer.ts', 'function makeOffer(deps: Deps, id: string) {}'],
      ['server/src/modules/trade/offers/make-offer.ts', 'const open = ({ db }: Deps) => db;'],
      ['server/src/modules/trade/offers/make-offer.ts', 'type OfferDeps = Deps;'],
      ['server/src/http/session.ts', 'function findSession(\n  deps: Deps,\n  token: string,\n) {}'],
    ],
    right: [
      ['server/src/modules/trade/offers/make-offer.ts', `function makeOffer(deps: Pick<Deps, 'db'>) {}`],
      ['server/src/modules/trade/offers/make-offer.ts', `const run = (now: Deps['now']) => now();`],
      ['server/src/modules/trade/offers/offer.routes.ts', 'const offerRoutes = (deps: Deps) => ({});'],
      ['server/src/modules/trade/offers/offer.jobs.ts', 'const run = (deps: Deps) => lapse(deps);'],
      ['server/src/process/app.ts', 'function buildApp(deps: Deps) {}'],
    ],
  },
  'features do not know each other': {
    wrong: [
      ['web/src/features/auth/form.tsx', bring('@/features/wallet')],
      ['web/src/features/auth/form.tsx', bring('../wallet/api')],
      ['web/src/features/auth/form.tsx', `const Card = lazy(() => import('@/features/wallet/card'));`],
    ],
    right: [['web/src/features/auth/form.tsx', bring('@/features/auth/api') + bring('./field')]],
  },
  'calls stand in api.ts': {
    wrong: [
      ['web/src/features/wallet/components/form.tsx', 'await callApi(walletEndpoints.pay, { body });'],
      ['web/src/features/wallet/payout-api.ts', 'await callApi(walletEndpoints.pay, { body });'],
      ['web/src/features/wallet/logic/api.ts', 'await downloadApi(walletEndpoints.exportWallet);'],
      ['web/src/shared/offers/offer-dialog.tsx', 'await callApi(offerEndpoints.makeOffer, { body });'],
      ['web/src/app/router.tsx', 'await callApi(accountEndpoints.currentUser);'],
    ],
    right: [
      ['web/src/features/wallet/api.ts', 'await callApi(walletEndpoints.pay, { body });'],
      ['web/src/shared/offers/make-offer.ts', 'await callApi(offerEndpoints.makeOffer, { body });'],
      ['web/src/lib/auth/restore-session.ts', 'await callApi(accountEndpoints.currentUser);'],
    ],
  },
  'query keys stand in one table': {
    wrong: [
      ['web/src/features/wallet/api.ts', `const query = { queryKey: ['wallet', 'stats'] };`],
      ['web/src/app/live.tsx', `client.invalidateQueries({ queryKey: [\n  'wallet',\n] });`],
      ['web/src/shared/wallet/keys.ts', `export const walletKey = ['wallet'] as const;`],
    ],
    right: [
      ['web/src/features/wallet/api.ts', `const query = { queryKey: [...queryKeys.wallet, 'stats'] };`],
      ['web/src/lib/query-keys.ts', `export const walletKey = ['wallet'] as const;`],
    ],
  },
  'mutation keys stand in one table': {
    wrong: [
      ['web/src/features/wallet/api.ts', `const change = { mutationKey: ['wallet', 'pay'] };`],
      ['web/src/features/wallet/api.ts', `const change = { mutationKey: [...queryKeys.wallet, 'pay'] };`],
      ['web/src/features/wallet/form.tsx', 'client.isMutating({ mutationKey: payMutation.mutationKey });'],
    ],
    right: [
      ['web/src/features/wallet/api.ts', 'const change = { mutationKey: mutationKeys.pay, mutationFn };'],
      ['web/src/features/wallet/form.tsx', 'client.isMutating({ mutationKey });'],
    ],
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
  'toasts outlive their form': {
    wrong: [
      [
        'web/src/features/help/form.tsx',
        `rating.mutate({ id }, { onSuccess: () => toast({ title: 'Thanks' }) });`,
      ],
      [
        'web/src/features/help/form.tsx',
        'mutate(\n  id,\n  { onError: (error) => toastFailure(error) },\n);',
      ],
      [
        'web/src/features/help/form.tsx',
        'opening.mutate(id, { onSuccess: () => void navigate(paths.home) });',
      ],
    ],
    right: [
      [
        'web/src/features/help/form.tsx',
        'useMutation({ ...rate, onSuccess: () => toast(thanks) }).mutate({ id });',
      ],
      ['web/src/features/help/form.tsx', 'closing.mutate(id, { onSettled: () => setOpen(false) });'],
      ['web/src/features/help/form.tsx', 'mutateAsync(id).then(() => toast(thanks), toastFailure);'],
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
  'boxes end where the contract does': {
    wrong: [['web/src/features/users/note-form.tsx', '<Textarea maxLength={2_000} />']],
    right: [['web/src/features/users/note-form.tsx', '<Textarea maxLength={textLimits.userNote} />']],
  },
  'durations have names': {
    wrong: [
      ['server/src/domain/fees.ts', 'const waitMs = 24 * 60 * 60 * 1000;'],
      ['contract/src/fees.ts', 'const waitMs = hours * 3_600_000;'],
      ['web/src/lib/fees.ts', 'const isSoon = leftMs < 86_400_000;'],
      ['server/src/domain/fees.ts', 'const waitMs = 10 * 60_000;'],
    ],
    right: [
      ['server/src/domain/fees.ts', 'const waitMs = 72 * hourMs;'],
      ['server/src/domain/fees.ts', 'const priceKobo = 60_000;'],
      ['server/src/domain/fees.ts', 'const minutes = 24 * 60;'],
      ['contract/src/durations.ts', 'export const minuteMs = 60 * 1_000;'],
    ],
  },
  'tests wait by polling': {
    wrong: [['server/src/live/live.test.ts', 'await vi.waitFor(() => expect(gaps).toHaveBeenCalled());']],
    right: [['server/src/live/live.test.ts', 'await expect.poll(() => gaps).toHaveBeenCalled();']],
  },
  'refusals assert status and code': {
    wrong: [
      ['server/src/live/live.test.ts', `expect(answer.body.code).toBe('not_found');`],
      ['server/src/live/live.test.ts', 'expect((await open()).status).toBe(404);'],
      [
        'server/src/live/live.test.ts',
        `expect([answer.status, answer.body.message]).toEqual([409, 'Gone.']);`,
      ],
    ],
    right: [
      ['server/src/live/live.test.ts', `expect(refusalOf(answer)).toEqual([404, 'not_found']);`],
      ['server/src/live/live.test.ts', 'expect((await open()).status).toBe(200);'],
      [
        'server/src/live/live.test.ts',
        `expect([answer.status, answer.body.message]).toEqual([200, 'Sent']);`,
      ],
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
      ['server/src/modules/platform/audit/audit.service.ts', ''],
      ['server/src/modules/platform/audit/session-manager.test.ts', ''],
      ['web/src/common/button.tsx', ''],
    ],
    right: [
      ['contract/src/common-passwords.test.ts', ''],
      ['web/src/service-worker.ts', ''],
    ],
  },
  'files are kebab-case': {
    wrong: [
      ['web/src/components/ui/Button.tsx', ''],
      ['server/src/db/run_all.ts', ''],
    ],
    right: [
      ['server/src/modules/platform/audit/audit.store.test.ts', ''],
      ['server/migrations/0001_ground.sql', ''],
    ],
  },
};

const cases = (kind: 'wrong' | 'right') =>
  Object.entries(planted).flatMap(([rule, files]) =>
    files[kind].map(([path, text]) => ({ rule, path, text })),
  );

describe('the house rules', () => {
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
    const text = `${bring('zod')}\n\nimport {\n  one,\n  two,\n} from '@/features/wallet/api';\n`;
    expect(findViolations([{ path: 'web/src/features/auth/form.tsx', text }])).toEqual([
      {
        path: 'web/src/features/auth/form.tsx',
        line: 4,
        rule: 'features do not know each other',
        sentence:
          'web/src/features/auth/form.tsx:4 imports web/src/features/wallet/api. Pages that mix features live in app/routes; what two features share belongs into shared/<noun>.',
      },
    ]);
  });
});
