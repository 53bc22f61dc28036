import type pg from 'pg';

const accountsPerBranch = 100_000;
const tellersPerBranch = 10;
const branches = 10;

/** The tables of TPC-B at scale 10. Answers with the number of branches. */
export async function makeTpcb(pool: pg.Pool): Promise<number> {
  await pool.query(`
    create table bench_branches (bid int primary key, bbalance int not null default 0);
    create table bench_tellers (tid int primary key, bid int not null, tbalance int not null default 0);
    create table bench_accounts (aid int primary key, bid int not null, abalance int not null default 0);
    create table bench_history (tid int, bid int, aid int, delta int, mtime timestamptz);
    insert into bench_branches select n from generate_series(1, ${branches}) n;
    insert into bench_tellers select n, (n - 1) / ${tellersPerBranch} + 1
      from generate_series(1, ${branches * tellersPerBranch}) n;
    insert into bench_accounts select n, (n - 1) / ${accountsPerBranch} + 1
      from generate_series(1, ${branches * accountsPerBranch}) n;
    analyze bench_branches, bench_tellers, bench_accounts;
  `);
  return branches;
}

/** One transaction with the five statements of TPC-B, each a named query. */
export async function tpcbTransaction(client: pg.PoolClient, count: number): Promise<void> {
  const account = upTo(count * accountsPerBranch);
  const [branch, teller, delta] = [upTo(count), upTo(count * tellersPerBranch), upTo(10_001) - 5_001];
  await client.query({ name: 'begin', text: 'begin' });
  await client.query({
    name: 'tpcb_account',
    text: 'update bench_accounts set abalance = abalance + $1 where aid = $2',
    values: [delta, account],
  });
  await client.query({
    name: 'tpcb_read',
    text: 'select abalance from bench_accounts where aid = $1',
    values: [account],
  });
  await client.query({
    name: 'tpcb_teller',
    text: 'update bench_tellers set tbalance = tbalance + $1 where tid = $2',
    values: [delta, teller],
  });
  await client.query({
    name: 'tpcb_branch',
    text: 'update bench_branches set bbalance = bbalance + $1 where bid = $2',
    values: [delta, branch],
  });
  await client.query({
    name: 'tpcb_history',
    text: 'insert into bench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())',
    values: [teller, branch, account, delta],
  });
  await client.query({ name: 'commit', text: 'commit' });
}

function upTo(count: number): number {
  return 1 + Math.floor(Math.random() * count);
}
