-- One mechanism for all that needs two administrators: hand-over plans, parked payments and movements of the balance are
-- proposals in approvals, too. parked_decisions and balance_movements keep what was carried out.

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (
  kind in ('wallet_adjustment', 'staff_sale', 'cancellation', 'ruling', 'claim_decision', 'withdrawal',
           'admin_change', 'handover_plan', 'parked_payment', 'balance_movement'));

insert into approvals (id, kind, subject_id, payload, amount_kobo, reason, proposed_by, proposed_at, lapses_at)
select gen_random_uuid(), 'parked_payment', d.payment_id, jsonb_build_object('outcome', d.outcome), p.parked_kobo,
       d.reason, d.proposed_by, d.proposed_at, now() + interval '48 hours'
  from parked_decisions d join payments p on p.id = d.payment_id
 where d.decided_at is null;
delete from parked_decisions where decided_at is null;
alter table parked_decisions drop constraint parked_decisions_check;
alter table parked_decisions alter column decided_at set not null;
comment on table parked_decisions is 'What became of parked payments.';
comment on column parked_decisions.decided_by is 'Who approved it; null when there was no second administrator.';
revoke update, delete on parked_decisions from oja_app;

insert into approvals (id, kind, subject_id, payload, amount_kobo, reason, proposed_by, proposed_at, lapses_at)
select gen_random_uuid(), 'balance_movement', id, jsonb_build_object('kind', kind), amount_kobo,
       reason, recorded_by, recorded_at, now() + interval '48 hours'
  from balance_movements
 where approved_at is null;
delete from balance_movements where approved_at is null;
alter table balance_movements drop constraint balance_movements_check;
alter table balance_movements alter column approved_at set not null;
comment on table balance_movements is 'What changed the balance at Paystack and is on no list of it.';
comment on column balance_movements.approved_by is 'Null when there was no second administrator.';
revoke update, delete on balance_movements from oja_app;
