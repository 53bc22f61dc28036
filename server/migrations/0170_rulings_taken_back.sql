-- A ruling that waits for an appeal can be taken back while a bank asks the buyer for a payment back.
alter table rulings drop constraint rulings_status_check;
alter table rulings add constraint rulings_status_check
  check (status in ('waiting', 'appealed', 'executed', 'replaced', 'taken_back'));
