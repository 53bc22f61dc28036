import pg from 'pg';
import { isProduction, readConfig } from '../config/config.ts';
import { StartupFault } from '../config/startup-fault.ts';
import { joinDatabase } from '../db/open-database.ts';
import { runProcess } from '../process/run-process.ts';

/**
 * `node server/src/commands/fill-market.ts COUNT`: inserts generated listings until COUNT are posted, for load tests.
 * It bypasses the use cases, which would take hours for a million listings. One listing in three contains
 * "harmattan", one in twenty thousand "zobomagic".
 */
const sellers = 1_000;
const stems =
  'lagos abuja food music style travel game daily market story video photo fresh bright honest quick'.split(
    ' ',
  );
const endings = 'hub zone room desk loop lane house point corner club notes files works lab base line'.split(
  ' ',
);

/** The market's indexes are built after the rows, which takes a fraction of the time. */
const indexPattern = 'market\\_%';

await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const count = Number(process.argv[2]);
  if (isProduction(config)) throw new StartupFault('Generated listings are not allowed in production.');
  if (!Number.isInteger(count) || count < 1) throw new StartupFault('Please pass the number of listings.');
  const { ownerUrl } = await joinDatabase(config, { lifecycle });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await fill(client, count);
  } finally {
    await client.end();
  }
  await lifecycle.stop(0);
});

async function fill(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ posted: number }>(
    `select count(*)::int as posted from listings where status = 'posted'`,
  );
  const posted = rows[0]?.posted ?? 0;
  if (posted >= count) return;
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
     select gen_random_uuid(), 'fill' || i || '@oja.test', 'Seller ' || i, 'seller' || i, '', 'seller', 'FILL-' || i, now()
       from generate_series(1, $1) i
     on conflict do nothing`,
    [sellers],
  );
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'listings' and (indexname like $1 or indexdef ilike '% using gin %')`,
    [indexPattern],
  );
  await client.query('begin');
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query('alter table listings disable trigger takes_seller');
  await insertListings(client, { from: posted + 1, to: count });
  await client.query('alter table listings enable trigger takes_seller');
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query('commit');
  await client.query('vacuum analyze listings');
  await client.query('analyze users');
}

async function insertListings(client: pg.Client, range: { from: number; to: number }): Promise<void> {
  const words = stems.flatMap((stem) => endings.map((ending) => stem + ending));
  await client.query(
    `with people as (select array_agg(id) as ids from users where email like 'fill%@oja.test'),
          texts as (
            select array_agg((select string_agg(($1::text[])[1 + (hashtext(t || ':' || w) & 255)], ' ')
                                from generate_series(1, 24) w)) as lines
              from generate_series(1, 4096) t),
          made as (
            select i, hashtext(i::text) & 2147483647 as luck, people.ids,
                   texts.lines[1 + (hashtext('text' || i) & 4095)]
                   || case when i % 3 = 0 then ' harmattan' else '' end
                   || case when i % 20000 = 7 then ' zobomagic' else '' end as words,
                   date_trunc('milliseconds', now() - make_interval(secs => 90.0 * 86400 * i / $3)) as at
              from generate_series($2::int, $3::int) i, people, texts)
     insert into listings (id, seller_id, platform, handle, handle_key, url, description, category, search_text,
                           price_kobo, followers, engagement_tenths, images, status, created_at, submitted_at,
                           posted_at, updated_at)
     select gen_random_uuid(), ids[1 + i % cardinality(ids)],
            (array['instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp', 'facebook'])[1 + i % 7],
            '@fill' || i, 'fill' || i, 'https://example.com/' || i, words,
            (array['Travel', 'Technology', 'Lifestyle', 'Other'])[1 + i % 4], ' fill' || i || ' ' || words,
            100000 + luck % 100000000, luck % 900000, luck % 200, array[md5('a' || i), md5('b' || i)], 'posted',
            at, at, at, at
       from made`,
    [words, range.from, range.to],
  );
}
