-- Listings that are handed over with their phone number: searches of the market must not find the hidden digits. The whole
-- number leaves the text; the shown part of it is written with the next edit.

update listings
   set search_text = regexp_replace(search_text, '\+?[0-9]([ ().\/_-]*[0-9]){6,}', '•••', 'g')
 where handover_kind = 'number';
comment on column listings.search_text is
  'Handle, description and category as strangers read and search them; begins with a blank.';

update conversations
   set subject = regexp_replace(subject, '\+?[0-9]([ ().\/_-]*[0-9]){6,}', '•••', 'g')
 where platform in ('telegram', 'whatsapp') and subject like 'Offer for %';
