-- Which words were said in a conversation, and where last. A search in one's own messages asks this for each conversation
-- instead of collecting messages, so that it costs the same however often a word was said and however much others write.

create table said_words (
  conversation_id uuid not null references conversations,
  word            text collate "C" not null,
  newest_position bigint not null,
  primary key (conversation_id, word)
) with (fillfactor = 80);
comment on table said_words is 'Of what both can read: words that are masked, taken down or erased are not in it.';
comment on column said_words.newest_position is 'Of the newest message that says it. No index has it, so that saying a word again is cheap.';
grant select, insert, update, delete on said_words to oja_app;

insert into said_words (conversation_id, word, newest_position)
select conversation_id, word, max(position)
  from messages cross join lateral unnest(tsvector_to_array(search)) word
 where taken_down_at is null group by conversation_id, word;

create function note_words(conversation uuid, words text[], said_at bigint) returns void language sql as $$
  insert into said_words as noted (conversation_id, word, newest_position)
  select conversation, word, said_at from unnest(words) word order by word
  on conflict (conversation_id, word) do update set newest_position = excluded.newest_position
   where noted.newest_position < excluded.newest_position
$$;

-- Words that can no longer be read in a message. Where it was the last to say one, an earlier one is looked for among the
-- thousand before it; a word that was last said longer ago than that is forgotten.
create function forget_words(conversation uuid, words text[], said_at bigint) returns void language sql as $$
  update said_words noted set newest_position = earlier.position
    from (select word, max(before.position) as position
            from (select position, search from messages
                   where conversation_id = conversation and position < said_at and taken_down_at is null
                   order by position desc limit 1000) before
           cross join lateral unnest(tsvector_to_array(before.search)) word
           where word = any (words) group by word) earlier
   where noted.conversation_id = conversation and noted.word = earlier.word and noted.newest_position = said_at;
  delete from said_words
   where conversation_id = conversation and word = any (words) and newest_position = said_at
$$;

create function message_words_are_noted() returns trigger language plpgsql as $$
begin
  perform note_words(new.conversation_id, tsvector_to_array(new.search), new.position);
  return null;
end $$;
create trigger words_are_noted after insert on messages for each row execute function message_words_are_noted();

create function message_words_have_changed() returns trigger language plpgsql as $$
declare
  words_before text[] := case when old.taken_down_at is null then tsvector_to_array(old.search) else '{}' end;
  words_now    text[] := case when new.taken_down_at is null then tsvector_to_array(new.search) else '{}' end;
begin
  perform forget_words(new.conversation_id, array(select unnest(words_before) except select unnest(words_now)), new.position);
  perform note_words(new.conversation_id, array(select unnest(words_now) except select unnest(words_before)), new.position);
  return null;
end $$;
-- The erasure of a person empties thousands of messages in one statement and counts the words anew itself.
create trigger words_have_changed after update of text, masked_text, taken_down_at on messages for each row
  when (new.erased_at is null and (old.search <> new.search or (old.taken_down_at is null) <> (new.taken_down_at is null)))
  execute function message_words_have_changed();

-- Words cut short had it read what everybody on Oja had said with them.
drop index messages_search;
