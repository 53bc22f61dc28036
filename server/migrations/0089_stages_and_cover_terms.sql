-- How a listing is handed over and for how long its buyer is covered. The defaults are the terms of every listing so far.
alter table listings
  add column handover_kind text not null default 'credentials'
    check (handover_kind in ('role', 'credentials', 'number')),
  add column mailbox text check (mailbox in ('original', 'later', 'changed', 'none')),
  add column cover_days integer not null default 0 check (cover_days in (0, 7, 14, 30)),
  add constraint listings_mailbox_of_credentials check (mailbox is null or handover_kind = 'credentials');
comment on column listings.mailbox is 'Null when the seller says nothing: the plain hand-over of credentials.';
grant update (handover_kind, mailbox, cover_days) on listings to oja_app;

-- Purchases keep the terms they began with. Those made before are plain credentials without cover.
alter table purchases
  add column handover_kind text not null default 'credentials'
    check (handover_kind in ('role', 'credentials', 'number')),
  add column mailbox text check (mailbox in ('original', 'later', 'changed', 'none')),
  add column cover_days integer not null default 0 check (cover_days in (0, 7, 14, 30)),
  add column stage text not null default 'inspecting'
    check (stage in ('handing_over', 'inspecting', 'covered', 'settled'));
update purchases set stage = 'settled' where settled_at is not null;
alter table purchases
  add constraint purchases_stage_of_money check ((stage in ('handing_over', 'inspecting')) = (settled_at is null));
comment on column purchases.stage is 'Beside the status: a disputed purchase keeps the stage it was disputed in.';
grant update (stage) on purchases to oja_app;
