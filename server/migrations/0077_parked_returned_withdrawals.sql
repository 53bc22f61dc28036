-- A withdrawal that a bank sends back after the account was closed is parked instead of credited to the closed wallet.
alter table payments add column withdrawal_id uuid unique references withdrawals;
comment on column payments.withdrawal_id is
  'The withdrawal that a bank sent back after the account was closed; such a row was never a payment at Paystack.';
alter table payments add constraint payments_returned_withdrawal check (withdrawal_id is null or status = 'parked');

-- What came back earlier lies on closed wallets: the credit is undone, and the amount is parked as it would be today.
do $$
declare
  returned record;
begin
  for returned in
    select w.id, w.user_id, w.reference, w.amount_kobo from withdrawals w join users u on u.id = w.user_id
      join ledger_transfers t on t.key = 'withdrawal:' || w.id || ':reversal'
     where u.erased_at is not null and w.settled_at >= u.erased_at order by w.settled_at
  loop
    -- A chargeback may have taken from the wallet since; the auditor then names the account.
    continue when ledger_balance('wallet', returned.user_id) < returned.amount_kobo;
    insert into payments (id, user_id, reference, amount_kobo, withdrawal_id, status, parked_kobo, parked_why, fee_kobo,
                          created_at, settled_at)
    values (gen_random_uuid(), returned.user_id, returned.reference, returned.amount_kobo, returned.id, 'parked',
            returned.amount_kobo, 'A bank sent a withdrawal back after the account was closed', 0, now(), now());
    perform ledger_post('withdrawal:' || returned.id || ':parked', 'withdrawal_parked', returned.id,
      'Withdrawal sent back by the bank after the account was closed', now(), array['wallet', 'suspense'],
      array[returned.user_id, null]::uuid[], array[-returned.amount_kobo, returned.amount_kobo]);
  end loop;
end $$;
