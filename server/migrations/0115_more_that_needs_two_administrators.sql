-- Hand-over plans decide when money is released, so a change of one needs two administrators, too.

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (
  kind in ('wallet_adjustment', 'staff_sale', 'cancellation', 'ruling', 'claim_decision', 'withdrawal',
           'admin_change', 'handover_plan'));
