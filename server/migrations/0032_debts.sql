-- What a lost chargeback left as a debt is taken from what the person earns or pays in later.
alter table chargebacks add column recovered_kobo bigint not null default 0;
alter table chargebacks add constraint chargebacks_recovered check (
  recovered_kobo between 0 and amount_kobo - held_kobo and (status = 'lost' or recovered_kobo = 0));
comment on column chargebacks.recovered_kobo is 'What has been paid back of the part that could not be held.';
create index chargebacks_owing on chargebacks (user_id)
  where status = 'lost' and recovered_kobo < amount_kobo - held_kobo;
