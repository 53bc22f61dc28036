import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Recipient } from '../../../domain/messaging/decide-writing.ts';
import { seriesMs, seriesOfMessages } from '../../../domain/messaging/message-terms.ts';
import type { ConversationRow } from './conversation.store.ts';
import { highestTrade } from './recipient.queries.ts';

/** A recent message of the same sender. */
export interface EarlierMessage {
  id: string;
  text: string;
  masked: string | null;
}

/** Everything that decides whether a message may be sent and what of it is masked. */
export interface SendContext extends Recipient {
  tradedKobo: number | null;
  /** The message that was stored earlier under the same client id, and its conversation. */
  replayedId: string | null;
  replayedIn: string | null;
  /** Oldest first. */
  series: EarlierMessage[];
}

/** Reads the context under the lock of the conversation, so that no other message is inserted in between. */
export async function readSendContext(
  tx: Tx,
  conversation: ConversationRow,
  message: { senderId: string; otherId: string; clientId: string; now: Date },
): Promise<SendContext> {
  const since = new Date(message.now.getTime() - seriesMs);
  const { rows } = await sql<SendContext>`
    select case when u.erased_at is null then u.nickname else 'Deleted user' end as name, u.status,
           u.erased_at is not null as is_erased,
           exists (select 1 from message_blocks where blocker_id = me.id and blocked_id = u.id) as blocked_by_writer,
           exists (select 1 from message_blocks where blocker_id = u.id and blocked_id = me.id) as blocks_writer,
           ${highestTrade('me.id', 'u.id')} as traded_kobo, replayed.id as replayed_id, replayed.conversation_id as replayed_in,
           (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'masked', masked_text) order by position), '[]')
              from (select id, text, masked_text, position from messages
                     where conversation_id = ${conversation.id}
                       and position > ${conversation.lastPosition - 2 * seriesOfMessages}::bigint and sender_id = me.id
                       and created_at > ${since} and erased_at is null
                     order by position desc limit ${seriesOfMessages}) latest) as series
      from users u
      cross join (select ${message.senderId}::uuid as id) me
      left join messages replayed on replayed.sender_id = me.id and replayed.client_id = ${message.clientId}
     where u.id = ${message.otherId} ${prepared}`.execute(tx);
  const [context] = rows;
  if (context === undefined)
    throw new Error(`${message.otherId} is a member of a conversation without a user row`);
  return context;
}
