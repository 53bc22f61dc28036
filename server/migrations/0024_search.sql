-- What the search of the header leans on. Words are found by trigrams, references by how they begin.

create index purchases_handle on purchases (lower(ltrim(handle, '@')));
-- Disputes are few among all purchases: indexes of their own keep them from being looked for among the others.
create index purchases_disputed on purchases (created_at desc, id desc) where dispute_status <> 'none';
create index purchases_disputed_words on purchases using gin (search_text gin_trgm_ops) where dispute_status <> 'none';

create index payments_reference on payments (reference text_pattern_ops);
create index withdrawals_reference on withdrawals (reference text_pattern_ops);
-- People quote the beginning of this id as the reference of a movement.
create index ledger_transfers_public on ledger_transfers (public_id);

-- The more samples, the better the planner knows a rare word from a common one.
alter table users alter column search_text set statistics 300;
alter table purchases alter column search_text set statistics 300;
