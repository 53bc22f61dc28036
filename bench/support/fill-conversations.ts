import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Trader } from './fill-purchases.ts';

/** A buyer, a seller and the listing of their conversation. */
export interface NewConversation {
  listingId: string;
  buyer: Trader;
  seller: Trader;
}

/** Empty conversations. Returns their ids in the same order. */
export async function addConversations(
  client: pg.Client,
  conversations: readonly NewConversation[],
): Promise<string[]> {
  const ids = conversations.map(() => randomUUID());
  const [buyers, sellers] = [
    conversations.map(({ buyer }) => buyer.id),
    conversations.map(({ seller }) => seller.id),
  ];
  await client.query(
    `insert into conversations (id, listing_id, asker_id, seller_id, with_staff, platform, handle, subject, priority, created_at)
     select t.id, t.listing, t.asker, t.seller, false, 'instagram', '@bench', 'Bench', 'medium', now()
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) t (id, listing, asker, seller)`,
    [ids, conversations.map(({ listingId }) => listingId), buyers, sellers],
  );
  await client.query(
    `insert into conversation_members (conversation_id, user_id, other_id, last_message_at, priority_rank)
     select t.id, m.own, m.other, now(), 2
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) t (id, asker, seller),
            lateral (values (t.asker, t.seller), (t.seller, t.asker)) m (own, other)`,
    [ids, buyers, sellers],
  );
  return ids;
}

/** Buyer and seller write in turn. */
export async function addMessages(
  client: pg.Client,
  conversation: { id: string; buyer: Trader; seller: Trader },
  count: number,
): Promise<void> {
  const { id, buyer, seller } = conversation;
  // Counted once at the end, because a hundred thousand updates of one row would be too slow.
  await client.query('alter table messages disable trigger user');
  await client.query(
    `insert into messages (id, conversation_id, position, sender_id, client_id, by_staff, text, members, created_at)
     select gen_random_uuid(), $1, n, case when n % 2 = 0 then $2::uuid else $3::uuid end, gen_random_uuid(), false,
            'Message number ' || n, array[$2::uuid, $3::uuid], now() - interval '1 minute' * ($4::int - n)
       from generate_series(1, $4::int) n`,
    [id, buyer.id, seller.id, count],
  );
  await client.query('alter table messages enable trigger user');
  await client.query(
    `insert into message_words (conversation_id, word, newest_position)
     select conversation_id, word, max(position)
       from messages cross join lateral unnest(tsvector_to_array(search)) word
      where conversation_id = $1 group by conversation_id, word`,
    [id],
  );
  await client.query('update conversations set last_position = $2 where id = $1', [id, count]);
}
