-- An open chargeback holds all payouts of its person, those included that were requested before it.
alter table payout_holds
  drop constraint payout_holds_reason_check,
  add constraint payout_holds_reason_check check (reason in ('chargeback', 'claim', 'sanction'));
comment on column payout_holds.subject_id is 'The chargeback, the claim or the sanction that caused it.';
insert into payout_holds (subject_id, user_id, reason, placed_at)
select id, user_id, 'chargeback', now() from chargebacks where status = 'open';
