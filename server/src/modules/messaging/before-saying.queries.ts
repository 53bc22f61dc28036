import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Recipient } from '../../domain/messaging/decide-writing.ts';
import { seriesMs, seriesOfMessages } from '../../domain/messaging/message-terms.ts';
import type { ConversationRow } from './conversation.store.ts';
import { highestTrade } from './recipient.queries.ts';

/** What was said just before by the same person. */
export interface SaidBefore {
  id: string;
  text: string;
  masked: string | null;
}

/** What decides whether and how something is said in a conversation. */
export interface Before extends Recipient {
  tradedKobo: number | null;
  /** The message that came earlier under the same client id, and where. */
  replayedId: string | null;
  replayedIn: string | null;
  /** The oldest first. */
  series: SaidBefore[];
}

/** Read while the conversation is locked, so that nothing is said in it in between. */
export async function readBefore(
  tx: Tx,
  conversation: ConversationRow,
  speech: { senderId: string; otherId: string; clientId: string; now: Date },
): Promise<Before> {
  const since = new Date(speech.now.getTime() - seriesMs);
  const { rows } = await sql<Before>`
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
      cross join (select ${speech.senderId}::uuid as id) me
      left join messages replayed on replayed.sender_id = me.id and replayed.client_id = ${speech.clientId}
     where u.id = ${speech.otherId} ${prepared}`.execute(tx);
  const [before] = rows;
  if (before === undefined) throw new Error(`${speech.otherId} is in a conversation and nobody`);
  return before;
}
