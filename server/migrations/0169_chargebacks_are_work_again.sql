-- A reminder of Paystack about a chargeback that is recorded as answered makes it work again: the answer did not arrive.

create trigger work_begins_when_changed after update of answered_at on chargebacks for each row
  when (old.status = 'open' and old.answered_at is not null and new.status = 'open' and new.answered_at is null)
  execute function work_begins('chargeback');
