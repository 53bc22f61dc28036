import { defineMeasure } from '../measure.ts';
import { startNode } from '../support/child.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startDatabase } from '../support/database.ts';

const transfers = 500_000;
const wallets = 5_000;

/** `npm run audit-ledger` over a million entries: the time that the checks report. */
export const auditor = defineMeasure({
  name: 'auditor',
  figures: {
    seconds: { label: 'All invariants over 1,000,000 entries', target: { atMost: 10 }, unit: 's' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using database = await startDatabase(folder.path);
    await database.fillQuickly(fillStatements);
    await using audit = startNode(['server/src/commands/audit-ledger.ts'], { DATA_DIR: folder.path });
    const code = await audit.ended;
    const [, entries, seconds] = /over (\d+) entries in ([\d.]+) s/.exec(audit.output()) ?? [];
    if (code !== 0 || seconds === undefined)
      throw new Error(`The audit ended with ${code}:\n${audit.output()}`);
    return { seconds: { value: Number(seconds), detail: `${entries} entries in ${wallets} wallets` } };
  },
});

/** Inserts in bulk what ledger_post would write one by one; the audit checks it the same way. */
const fillStatements = [
  `insert into ledger_accounts (kind, owner_id) values ('bank', null)`,
  `insert into ledger_accounts (kind, owner_id) select 'wallet', gen_random_uuid() from generate_series(1, ${wallets})`,
  `create temp table numbered as
     select id, row_number() over (order by id) - 1 as place from ledger_accounts where kind = 'wallet'`,
  `insert into ledger_transfers (key, kind, input_hash, memo, posted_at)
     select 'bench:' || n, 'bench', '', 'A transfer', now() from generate_series(0, ${transfers - 1}) n`,
  `create temp table made as
     select t.id as transfer_id, w.id as wallet_id, (row_number() over (order by t.id) - 1) / ${wallets} + 1 as version
       from (select id, row_number() over (order by id) - 1 as place from ledger_transfers) t
       join numbered w on w.place = t.place % ${wallets}`,
  `insert into ledger_entries (transfer_id, account_id, amount, balance_after, account_version, posted_at)
     select transfer_id, (select id from ledger_accounts where kind = 'bank'), -100, null, null, now() from made
     union all select transfer_id, wallet_id, 100, version * 100, version, now() from made`,
  `insert into ledger_balances (account_id, balance, version)
     select wallet_id, count(*) * 100, count(*) from made group by wallet_id`,
  `insert into ledger_totals (account_id, kind, month, credited, debited, entries)
     select wallet_id, 'bench', date_trunc('month', now())::date, count(*) * 100, 0, count(*) from made group by wallet_id`,
  `insert into ledger_folded (account_id, balance)
     select id, ${-100 * transfers} from ledger_accounts where kind = 'bank'`,
];
