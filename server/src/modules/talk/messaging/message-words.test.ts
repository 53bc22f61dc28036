import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { explaining } from '../../../../test/explaining.ts';
import { startOja } from '../../../../test/oja.ts';
import { addTrader, type Market, openMarket } from '../../../../test/purchases.ts';
import type { Db } from '../../../db/client.ts';
import { listOwnConversations } from './conversation.queries.ts';
import { send, startConversation } from './test-messages.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer } = market;

/** A seller for this test alone, who receives no other messages. */
async function openShop(): Promise<Market> {
  return { ...market, seller: await addTrader(oja) };
}

async function matches(shop: Market, search: string): Promise<(string | null)[]> {
  const { body } = await oja.call('listConversations', { token: shop.seller.token, query: { search } });
  return body.data.map((row) => row.match);
}

const takeDown = (text: string, at: Date | null) =>
  oja.deps.db.updateTable('messages').set({ takenDownAt: at }).where('text', '=', text).execute();

test('a word is shown where it was said last, and several may stand in different messages', async () => {
  const shop = await openShop();
  const { id } = await startConversation(shop);
  await send(oja, buyer, id, { text: 'A wombat, please.' });
  await send(oja, buyer, id, { text: 'Another wombat costs more.' });
  await send(oja, buyer, id, { text: 'And a numbat.' });
  expect(await matches(shop, 'womb')).toEqual(['Another wombat costs more.']);
  expect(await matches(shop, 'NUMBAT womb')).toEqual(['Another wombat costs more.']);
  expect(await matches(shop, 'wombat dingo')).toEqual([]);
  expect(await matches(shop, 'ombat')).toEqual([]);
});

test('what is taken down is found no more, what was said before it is, and what is put back is found again', async () => {
  const shop = await openShop();
  const { id } = await startConversation(shop);
  await send(oja, buyer, id, { text: 'The first okapi.' });
  await send(oja, buyer, id, { text: 'The second okapi and a tapir.' });
  await takeDown('The second okapi and a tapir.', new Date());
  expect(await matches(shop, 'okapi')).toEqual(['The first okapi.']);
  expect(await matches(shop, 'tapir')).toEqual([]);
  await takeDown('The first okapi.', new Date());
  expect(await matches(shop, 'okapi')).toEqual([]);
  await takeDown('The second okapi and a tapir.', null);
  await takeDown('The first okapi.', null);
  expect(await matches(shop, 'okapi')).toEqual(['The second okapi and a tapir.']);
  expect(await matches(shop, 'tapir')).toHaveLength(1);
});

test('a number that is hidden only once the rest of it came is found no more', async () => {
  const shop = await openShop();
  const { id } = await startConversation(shop, { change: { message: 'My line: 0803' } });
  expect(await matches(shop, '0803')).toEqual(['My line: 0803']);
  await send(oja, buyer, id, { text: '1234567' });
  expect([await matches(shop, '0803'), await matches(shop, '1234567')]).toEqual([[], []]);
  expect(await matches(shop, 'line')).toHaveLength(1);
});

test('the words of a user whose account is erased are forgotten; those of the other stay', async () => {
  const shop = await openShop();
  const asker = await oja.person();
  const { id } = await startConversation(shop, { asker });
  await send(oja, asker, id, { text: 'An aardvark, please.' });
  await send(oja, shop.seller, id, { text: 'No aardvark, but a pangolin.' });
  await oja.call('deleteUser', { token: asker.token, body: { password: asker.password } });
  expect(await matches(shop, 'please')).toEqual([]);
  expect(await matches(shop, 'aardvark pangolin')).toEqual(['No aardvark, but a pangolin.']);
});

test('a search reads as much of the database among five thousand messages as among five hundred', async () => {
  const shop = await openShop();
  const { id } = await startConversation(shop);
  await fill(id, { from: 2, to: 500 });
  const few = await readFor(shop);
  await fill(id, { from: 501, to: 5_000 });
  const many = await readFor(shop);
  for (const [index, blocks] of few.entries()) expect(many[index]).toBeLessThanOrEqual(blocks * 1.3);
  expect(await matches(shop, 'common')).toEqual(['A common word, and rare5000x.']);
});

/**
 * The number of blocks that a search reads for a frequent word, for one that occurs once, and for one that never
 * occurs.
 */
async function readFor(shop: Market): Promise<number[]> {
  const plans: string[] = [];
  await oja.deps.db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const db = connection.withPlugin(explaining(plans, '(analyze, buffers, timing off)')) as Db;
    for (const search of ['common', 'rare19x', 'absent']) {
      await listOwnConversations(db, { userId: shop.seller.id, search });
    }
    await sql`reset enable_seqscan`.execute(connection);
  });
  return plans.map((plan) => {
    expect(plan).toMatch(/message_words_pkey/);
    expect(plan).not.toMatch(/Seq Scan/);
    const [, hit = '0', read = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
    return Number(hit) + Number(read);
  });
}

/** Inserted without the triggers, which are not under test here. */
async function fill(conversationId: string, { from, to }: { from: number; to: number }): Promise<void> {
  const client = new pg.Client({ connectionString: oja.ownerUrl });
  await client.connect();
  await client.query('alter table messages disable trigger user');
  await client.query(
    `insert into messages (id, conversation_id, position, sender_id, client_id, by_staff, text, members, created_at)
     select gen_random_uuid(), id, n, asker_id, gen_random_uuid(), false, 'A common word, and rare' || n || 'x.',
            array[asker_id, seller_id], now()
       from conversations, generate_series($2::int, $3::int) n where id = $1`,
    [conversationId, from, to],
  );
  await client.query('alter table messages enable trigger user');
  await client.query(
    `insert into message_words as noted (conversation_id, word, newest_position)
     select conversation_id, word, max(position) from messages cross join lateral unnest(tsvector_to_array(search)) word
      where conversation_id = $1 group by conversation_id, word
     on conflict (conversation_id, word) do update set newest_position = excluded.newest_position`,
    [conversationId],
  );
  await client.query('update conversations set last_position = $2 where id = $1', [conversationId, to]);
  await client.query('vacuum analyze messages, message_words, conversations, conversation_members');
  await client.end();
}
