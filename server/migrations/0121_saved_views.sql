-- Views of every list of staff, not of the work queue alone.
alter table work_views rename to saved_views;
alter table saved_views rename constraint work_views_pkey to saved_views_pkey;
alter table saved_views rename constraint work_views_user_id_fkey to saved_views_user_id_fkey;
alter table saved_views rename constraint work_views_name_check to saved_views_name_check;
alter table saved_views rename constraint work_views_filter_check to saved_views_filter_check;
alter table saved_views add column page text not null default 'work'
  check (page in ('work', 'users', 'listings', 'transactions', 'reports', 'tickets', 'withdrawals', 'applications'));
alter table saved_views alter column page drop default;
comment on table saved_views is 'Filters of a list that a member of staff keeps under a name.';
comment on column saved_views.filter is 'The parameters of the address. What the list does not know any more is left out when it is read.';
drop index work_views_name;
create unique index saved_views_name on saved_views (user_id, page, lower(name));
grant update (name) on saved_views to oja_app;
