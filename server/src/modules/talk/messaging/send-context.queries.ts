import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Recipient } from '../../../domain/messaging/decide-writing.ts';
import { seriesMs, seriesOfMessages } from '../../../domain/messaging/message-terms.ts';
import type { ConversationRow } from './conversation.store.ts';
import { highestTrade } from './recipient.queries.ts';
import { isWithStaff } from './with-staff.queries.ts';

/** A recent message of the same sender, or the subject of a conversation, which has no id. */
export interface EarlierMessage {
  id: string | null;
  conversationId: string;
  text: string;
  masked: string | null;
}

/** Everything that decides whether a message may be sent and what of it is masked. */
export interface SendContext extends Recipient {
  tradedKobo: number | null;
  withStaff: boolean;
  /** The message that was stored earlier under the same client id, and its conversation. */
  replayedId: string | null;
  replayedIn: string | null;
  /** In all conversations of the two, subjects first, then the oldest message. */
  series: EarlierMessage[];
}

/** Reads the context under the locks of `lockConversation`, so that no other message of the two is inserted meanwhile. */
export async function readSendContext(
  tx: Tx,
  conversation: ConversationRow,
  message: { senderId: string; otherId: string; clientId: string; now: Date },
): Promise<SendContext> {
  const since = new Date(message.now.getTime() - seriesMs);
  const { rows } = await sql<SendContext>`
    with shared as materialized (
      select c.id, c.last_position from conversation_members mine join conversations c on c.id = mine.conversation_id
       where mine.user_id = ${message.senderId} and mine.other_id = ${message.otherId} and not ${isWithStaff}
         and (mine.last_message_at > ${since} or c.id = ${conversation.id}))
    select case when u.erased_at is null then u.nickname else 'Deleted user' end as name, u.status,
           u.erased_at is not null as is_erased,
           exists (select 1 from message_blocks where blocker_id = me.id and blocked_id = u.id) as blocked_by_writer,
           exists (select 1 from message_blocks where blocker_id = u.id and blocked_id = me.id) as blocks_writer,
           ${highestTrade('me.id', 'u.id')} as traded_kobo,
           (select ${isWithStaff} from conversations c where c.id = ${conversation.id}) as with_staff,
           replayed.id as replayed_id, replayed.conversation_id as replayed_in,
           (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'conversationId', conversation_id, 'text', text,
                                                         'masked', masked_text) order by created_at, position), '[]')
              from (select null as id, c.id as conversation_id, c.subject as text, c.masked_subject as masked_text,
                           '-infinity'::timestamptz as created_at, 0 as position
                      from shared join conversations c using (id) where c.asker_id = me.id
                    union all
                    (select m.id, m.conversation_id, m.text, m.masked_text, m.created_at, m.position
                      from shared
                      join messages m on m.conversation_id = shared.id
                       and m.position > shared.last_position - ${2 * seriesOfMessages}::bigint
                     where m.sender_id = me.id and m.created_at > ${since} and m.erased_at is null
                     order by m.created_at desc, m.position desc limit ${seriesOfMessages})) latest) as series
      from users u
      cross join (select ${message.senderId}::uuid as id) me
      left join messages replayed on replayed.sender_id = me.id and replayed.client_id = ${message.clientId}
     where u.id = ${message.otherId} ${prepared}`.execute(tx);
  const [context] = rows;
  if (context === undefined)
    throw new Error(`${message.otherId} is a member of a conversation without a user row`);
  return context;
}
