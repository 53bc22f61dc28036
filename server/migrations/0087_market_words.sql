-- The words of the market, for searches with a typing error: a word that no listing has is replaced by the most
-- similar one that some have.

create extension if not exists fuzzystrmatch;

create table market_words (
  word     text primary key check (word ~ '^[a-z]{3,40}$'),
  listings integer not null check (listings > 0)
);
comment on table market_words is 'Recounted every hour from the listings on the market.';
create index market_words_similar on market_words using gin (word gin_trgm_ops);
grant select, insert, delete, update (listings) on market_words to oja_app;
