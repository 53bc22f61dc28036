-- Staff ask one side alone, leave notes for each other, give the seller more time once, and find cases like this one.

alter table dispute_statements
  add column read_by text not null default 'both' check (read_by in ('both', 'buyer', 'seller', 'staff')),
  add check (side = 'staff' or read_by = 'both');
comment on column dispute_statements.read_by is 'Who reads it beside staff; staff: a note that neither side sees.';

grant update (seller_due_at, staff_due_at) on disputes to oja_app;

create index disputes_decided_by_reason on disputes (reason, resolved_at desc) where status = 'resolved';
