import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addListings, addTraders, makeKey, type Trader } from '../support/fill-deals.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

const few = 100;
const many = 100_000;
const rounds = 300;

/** Opening a conversation is its head and the newest page; neither may depend on how much was said before. */
export const conversationOpen = defineMeasure({
  name: 'conversation-open',
  figures: {
    open: {
      label: 'Opening a conversation of 100,000 messages against one of 100',
      target: { atMost: 1.3 },
      unit: '×',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    let asker: Trader | undefined;
    const ids: string[] = [];
    await asOwner(folder.path, async (client) => {
      const people = await addTraders(client, 2);
      const [seller] = people;
      asker = people[1];
      if (seller === undefined || asker === undefined) throw new Error('There are two.');
      const listings = await addListings(client, key.sealer, [seller], 2);
      for (const [index, listingId] of listings.entries()) {
        ids.push(await fill(client, { listingId, asker, seller, count: index === 0 ? few : many }));
      }
      await client.query('vacuum analyze');
    });
    const headers = { authorization: `Bearer ${asker?.token}` };
    const open = async (id: string | undefined) => {
      let total = 0;
      for (const path of ['', '/messages']) {
        const { status, ms } = await timedCall(`${oja.url}/api/conversations/${id}${path}`, { headers });
        if (status !== 200) throw new Error(`The conversation answered ${status}.`);
        total += ms;
      }
      return total;
    };
    const times: { short: number; long: number }[] = [];
    for (let n = 0; n < rounds; n += 1) times.push({ short: await open(ids[0]), long: await open(ids[1]) });
    const settled = times.slice(rounds / 4);
    const [short, long] = [median(settled.map((one) => one.short)), median(settled.map((one) => one.long))];
    return { open: { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` } };
  },
});

interface Talk {
  listingId: string;
  asker: Trader;
  seller: Trader;
  count: number;
}

/** Both speak in turn. */
async function fill(client: pg.Client, { listingId, asker, seller, count }: Talk): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into conversations (id, listing_id, asker_id, seller_id, with_staff, platform, handle, subject, priority, created_at)
     values ($1, $2, $3, $4, false, 'instagram', '@bench', 'Bench', 'medium', now())`,
    [id, listingId, asker.id, seller.id],
  );
  await client.query(
    `insert into conversation_members (conversation_id, user_id, other_id, last_message_at, priority_rank)
     values ($1, $2, $3, now(), 2), ($1, $3, $2, now(), 2)`,
    [id, asker.id, seller.id],
  );
  // Counted once at the end: a hundred thousand updates of one row would take longer than the measure.
  await client.query('alter table messages disable trigger is_counted');
  await client.query(
    `insert into messages (id, conversation_id, position, sender_id, client_id, by_staff, text, members, created_at)
     select gen_random_uuid(), $1, n, case when n % 2 = 0 then $2::uuid else $3::uuid end, gen_random_uuid(), false,
            'Message number ' || n, array[$2::uuid, $3::uuid], now() - interval '1 minute' * ($4::int - n)
       from generate_series(1, $4::int) n`,
    [id, asker.id, seller.id, count],
  );
  await client.query('alter table messages enable trigger is_counted');
  await client.query('update conversations set last_position = $2 where id = $1', [id, count]);
  return id;
}
