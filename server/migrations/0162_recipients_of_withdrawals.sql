-- Who was paid to the same bank account: the gateway has one recipient for each.
create index withdrawals_of_recipient on withdrawals (recipient_code) where status = 'paid';
