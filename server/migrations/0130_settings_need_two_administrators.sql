-- A change that weakens a guard among the settings is proposed by one administrator and approved by another.

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (
  kind in ('wallet_adjustment', 'staff_sale', 'cancellation', 'ruling', 'claim_decision', 'withdrawal',
           'admin_change', 'handover_plan', 'parked_payment', 'balance_movement', 'settings_change'));
