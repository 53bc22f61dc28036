-- The index of the words of conversations under the name that a search finds, and comments in plain words.

alter table said_words rename to message_words;
alter table message_words rename constraint said_words_pkey to message_words_pkey;
alter table message_words rename constraint said_words_conversation_id_fkey to message_words_conversation_id_fkey;
comment on column message_words.newest_position is
  'Of the newest message with the word. No index has it, so that a repeated word costs little.';

drop function note_words(uuid, text[], bigint);
create function note_words(conversation uuid, words text[], at_position bigint) returns void language sql as $$
  insert into message_words as noted (conversation_id, word, newest_position)
  select conversation, word, at_position from unnest(words) word order by word
  on conflict (conversation_id, word) do update set newest_position = excluded.newest_position
   where noted.newest_position < excluded.newest_position
$$;

-- Words that can no longer be read in a message. Where it was the last with one of them, an earlier message is searched
-- among the thousand before it; a word whose last message is older than that is removed.
drop function forget_words(uuid, text[], bigint);
create function forget_words(conversation uuid, words text[], at_position bigint) returns void language sql as $$
  update message_words noted set newest_position = earlier.position
    from (select word, max(before.position) as position
            from (select position, search from messages
                   where conversation_id = conversation and position < at_position and taken_down_at is null
                   order by position desc limit 1000) before
           cross join lateral unnest(tsvector_to_array(before.search)) word
           where word = any (words) group by word) earlier
   where noted.conversation_id = conversation and noted.word = earlier.word and noted.newest_position = at_position;
  delete from message_words
   where conversation_id = conversation and word = any (words) and newest_position = at_position
$$;

comment on column conversations.asker_id is 'The person who asks the seller: a trader, or a member of staff.';
comment on column listings.sale_open is 'Bought, and the purchase is not over; the listing cannot be changed meanwhile.';
comment on column plans.archived_at is 'It can no longer be chosen, and its subscribers keep it. Plans are never deleted.';
comment on column withdrawals.attention is 'Why a member of staff must look at it; null when none must.';
