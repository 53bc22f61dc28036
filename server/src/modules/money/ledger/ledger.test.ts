import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type AccountRef, account, chart } from '../../../domain/ledger/chart-of-accounts.ts';
import { credit, debit, type Leg } from '../../../domain/ledger/posting.ts';
import {
  BalanceTooLow,
  findLedgerFaults,
  foldBalances,
  postTransfer,
  readBalance,
  readStatement,
  TransferContradicted,
} from './index.ts';

const oja = await startOja();
afterEach(() => expectCleanLedger(oja));

const bank = account.platform('bank');
const post = (key: string, legs: Leg[]) =>
  inTransaction(oja.deps.db, (tx) =>
    postTransfer(tx, { key, kind: 'test', subjectId: null, memo: 'Test', legs }, oja.deps.now()),
  );
const fund = (wallet: AccountRef, amount: number) =>
  post(`fund:${randomUUID()}`, [debit(bank, amount), credit(wallet, amount)]);
const newWallet = () => account.wallet(randomUUID());

describe('the chart of accounts', () => {
  test('is the same in the database and in the code', async () => {
    const rows = await oja.deps.db.selectFrom('ledgerChart').selectAll().execute();
    const inCode = Object.entries(chart).map(([kind, { mode, class: group }]) => ({
      kind,
      mode,
      class: group,
    }));
    expect(rows.sort((a, b) => a.kind.localeCompare(b.kind))).toEqual(
      inCode.sort((a, b) => a.kind.localeCompare(b.kind)),
    );
  });
});

describe('a transfer', () => {
  test('moves money and leaves a statement with the running balance', async () => {
    const [ada, obi] = [newWallet(), newWallet()];
    await fund(ada, 10_000);
    await post('pay:1', [debit(ada, 2_500), credit(obi, 2_500)]);
    expect([await readBalance(oja.deps.db, ada), await readBalance(oja.deps.db, obi)]).toEqual([
      7_500, 2_500,
    ]);
    const lines = await readStatement(oja.deps.db, ada, { limit: 10 });
    expect(lines.map((line) => [line.amountKobo, line.balanceAfterKobo])).toEqual([
      [-2_500, 7_500],
      [10_000, 10_000],
    ]);
  });

  test('that would take a wallet below zero is refused whole', async () => {
    const [ada, obi] = [newWallet(), newWallet()];
    await fund(ada, 100);
    await expect(post('too-much', [debit(ada, 101), credit(obi, 101)])).rejects.toBeInstanceOf(BalanceTooLow);
    expect([await readBalance(oja.deps.db, ada), await readBalance(oja.deps.db, obi)]).toEqual([100, 0]);
  });

  test('with the same key and input is a replay; with other input it is refused', async () => {
    const ada = newWallet();
    const legs = (amount: number) => [debit(bank, amount), credit(ada, amount)];
    expect((await post('fact', legs(500))).replayed).toBe(false);
    expect((await post('fact', legs(500))).replayed).toBe(true);
    await expect(post('fact', legs(501))).rejects.toBeInstanceOf(TransferContradicted);
    expect(await readBalance(oja.deps.db, ada)).toBe(500);
  });

  test('posted by fifty at the same time happens once', async () => {
    const ada = newWallet();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => post('storm', [debit(bank, 700), credit(ada, 700)])),
    );
    expect(results.filter((result) => !result.replayed)).toHaveLength(1);
    expect(await readBalance(oja.deps.db, ada)).toBe(700);
  });

  test('and its opposite at the same time never deadlock', async () => {
    const [ada, obi] = [newWallet(), newWallet()];
    await fund(ada, 100_000);
    await fund(obi, 100_000);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2
          ? post(`there:${n}`, [debit(ada, 10), credit(obi, 10)])
          : post(`back:${n}`, [debit(obi, 10), credit(ada, 10)]),
      ),
    );
    expect(await readBalance(oja.deps.db, ada)).toBe(100_000);
  });

  test('locks its balances in the order of the accounts, whatever the order of its legs', async () => {
    const wallets = Array.from({ length: 6 }, newWallet);
    for (const wallet of wallets) await fund(wallet, 1_000);
    for (const [index, lower] of wallets.slice(0, -1).entries()) {
      const higher = wallets[index + 1] ?? lower;
      await onServer(oja.adminUrl, async (client) => {
        const lock = ({ ownerId }: AccountRef) =>
          client.query(`select from ledger_balances b join ledger_accounts a on a.id = b.account_id
                         where a.kind = 'wallet' and a.owner_id = '${ownerId}' for update of b skip locked`);
        const waiting = async () =>
          (
            await client.query(`select from pg_stat_activity
                                 where datname = current_database() and wait_event_type = 'Lock'`)
          ).rowCount ?? 0;
        await client.query('begin');
        expect((await lock(higher)).rowCount).toBe(1);
        const paying = post(`in order:${index}`, [debit(higher, 1), credit(lower, 1)]);
        await expect.poll(waiting).toBeGreaterThan(0);
        expect((await lock(lower)).rowCount).toBe(0);
        await client.query('rollback');
        await paying;
      });
    }
  });

  test('that is rolled back leaves nothing, and its key may be used again', async () => {
    const ada = newWallet();
    const legs = [debit(bank, 300), credit(ada, 300)];
    await inTransaction(oja.deps.db, async (tx) => {
      await postTransfer(
        tx,
        { key: 'undone', kind: 'test', subjectId: null, memo: '', legs },
        oja.deps.now(),
      );
      throw new Error('no');
    }).catch(() => undefined);
    expect(await readBalance(oja.deps.db, ada)).toBe(0);
    expect((await post('undone', legs)).replayed).toBe(false);
  });
});

describe('derived accounts', () => {
  test('read the same before, while and after they are folded', async () => {
    const before = await readBalance(oja.deps.db, bank);
    const ada = newWallet();
    for (let n = 0; n < 5; n += 1) await fund(ada, 100);
    expect(await readBalance(oja.deps.db, bank)).toBe(before - 500);
    await foldBalances.run(oja.deps, {}, { number: 1, last: false });
    expect(await readBalance(oja.deps.db, bank)).toBe(before - 500);
    const left = await oja.deps.db.selectFrom('ledgerDeltas').select('id').execute();
    expect(left).toEqual([]);
  });
});

describe('any mix of transfers', () => {
  test('keeps every invariant; a refused one changes nothing', async () => {
    const wallets = Array.from({ length: 4 }, newWallet);
    const balances = new Map(wallets.map((wallet) => [wallet.ownerId, 0]));
    const step = fc.record({
      from: fc.integer({ min: -1, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
      amount: fc.integer({ min: 1, max: 5_000 }),
      fee: fc.integer({ min: 0, max: 100 }),
      repeat: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { from, to, amount, fee, repeat } of steps) {
          const source = wallets[from] ?? bank;
          const target = wallets[to] ?? bank;
          const key = randomUUID();
          const legs = [
            debit(source, amount),
            credit(target, amount - Math.min(fee, amount)),
            credit(account.platform('platform_fees'), Math.min(fee, amount)),
          ];
          const change = new Map<string | null, number>();
          for (const leg of legs)
            change.set(leg.account.ownerId, (change.get(leg.account.ownerId) ?? 0) + leg.amountKobo);
          const covered = wallets.every(
            (wallet) => (balances.get(wallet.ownerId) ?? 0) + (change.get(wallet.ownerId) ?? 0) >= 0,
          );
          const outcome = await post(key, legs).then(
            () => 'posted',
            (error) => error,
          );
          if (outcome === 'posted') {
            expect(covered).toBe(true);
            for (const wallet of wallets) {
              balances.set(
                wallet.ownerId,
                (balances.get(wallet.ownerId) ?? 0) + (change.get(wallet.ownerId) ?? 0),
              );
            }
            if (repeat) expect((await post(key, legs)).replayed).toBe(true);
          } else if ([...change.values()].every((amount) => amount === 0)) {
            expect(outcome).toBeInstanceOf(RangeError);
          } else {
            expect(outcome).toBeInstanceOf(BalanceTooLow);
            expect(covered).toBe(false);
          }
        }
        for (const wallet of wallets)
          expect(await readBalance(oja.deps.db, wallet)).toBe(balances.get(wallet.ownerId));
        expect(await findLedgerFaults(oja.deps.db)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the role of the application', () => {
  test.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_transfers set memo = 1::text',
    'delete from ledger_transfers',
    'update ledger_balances set balance = 1000000',
    `insert into ledger_balances (account_id, balance) select max(id), 1 from ledger_accounts`,
    `insert into ledger_transfers (key, kind, input_hash, posted_at) values ('x', 'x', '', now())`,
    `insert into ledger_entries (transfer_id, account_id, amount) select max(t.id), max(a.id), 5 from ledger_transfers t, ledger_accounts a`,
    'insert into ledger_deltas (account_id, amount) values (1, 5)',
    'delete from ledger_deltas',
    'update ledger_folded set balance = 0',
    'update ledger_chart set mode = $$derived$$',
    'update ledger_totals set credited = credited + 1',
    'alter table ledger_entries disable trigger all',
    'drop function ledger_refuse() cascade',
    'set session_replication_role = replica',
    'create or replace function ledger_refuse() returns trigger language plpgsql as $$ begin return null; end $$',
  ])('may not %s', async (statement) => {
    await fund(newWallet(), 100);
    await expect(sql.raw(statement).execute(oja.deps.db)).rejects.toThrow(/permission denied|must be owner/);
  });
});

describe('even the owner of the tables', () => {
  const asOwner = (statement: string) => onServer(oja.ownerUrl, (client) => client.query(statement));

  test.each([
    ['update ledger_entries set amount = amount + 1', 'append-only'],
    ['delete from ledger_entries', 'append-only'],
    ['truncate ledger_entries', 'append-only'],
    ['delete from ledger_transfers', 'append-only'],
    ['update ledger_transfers set memo = $$x$$', 'append-only'],
    [
      `insert into ledger_transfers (key, kind, input_hash, posted_at) values ('lonely', 'x', '', now())`,
      'has no entries',
    ],
    [
      `with t as (select id from ledger_transfers limit 1), a as (select array_agg(id) as ids from (select id from ledger_accounts order by id limit 2) x)
       insert into ledger_entries (transfer_id, account_id, amount, posted_at) select t.id, a.ids[1], 5, now() from t, a union all select t.id, a.ids[2], -5, now() from t, a`,
      'is closed',
    ],
    [
      `with t as (insert into ledger_transfers (key, kind, input_hash, posted_at) values ('crooked', 'x', '', now()) returning id)
       select ledger_fold(0) from t; insert into ledger_entries (transfer_id, account_id, amount, posted_at)
       select currval(pg_get_serial_sequence('ledger_transfers', 'id')), id, 5, now() from ledger_accounts limit 1`,
      'does not balance',
    ],
  ])('is refused: %s', async (statement, reason) => {
    await fund(newWallet(), 100);
    await expect(asOwner(statement)).rejects.toThrow(reason);
  });
});

describe('the auditor', () => {
  test.each([
    [
      'update ledger_balances set balance = balance + 1 where account_id = (select account_id from ledger_balances order by account_id limit 1)',
      'the balance and the version of every strict account are those of its entries',
    ],
    [
      'update ledger_balances set version = version + 1 where account_id = (select account_id from ledger_balances order by account_id limit 1)',
      'the balance and the version of every strict account are those of its entries',
    ],
    [
      'insert into ledger_deltas (account_id, amount) select a.id, 5 from ledger_accounts a join ledger_chart c using (kind) where c.mode = $$derived$$ limit 1',
      'every derived balance is the sum of its entries',
    ],
    [
      'update ledger_totals set credited = credited + 1 where account_id = (select max(account_id) from ledger_totals)',
      'the totals of every wallet are the sums of its entries',
    ],
  ])('sees what only a superuser can do: %s', async (statement, check) => {
    await fund(newWallet(), 100);
    await onServer(oja.adminUrl, async (client) => {
      await client.query('begin');
      await client.query(statement);
      const { rows } = await client.query(
        `select faults from (${(await import('./find-ledger-faults.ts')).ledgerChecks.find(({ name }) => name === check)?.sql}) x`,
      );
      expect(Number(rows[0].faults)).toBeGreaterThan(0);
      await client.query('rollback');
    });
  });
});
