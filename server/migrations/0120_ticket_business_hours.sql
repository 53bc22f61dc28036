-- A clock may count the opening hours of the desk alone. A ticket keeps in words which hours its clock counts, because
-- the settings may change while it runs.

alter table tickets
  add column business_hours text,
  add constraint tickets_business_hours_of_clock check (business_hours is null or due_at is not null);
comment on column tickets.business_hours is 'The opening hours that alone count until due_at; null where all hours count.';
grant update (business_hours) on tickets to oja_app;
