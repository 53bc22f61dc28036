-- Staff see Oja as a person sees it, read-only and for some minutes.

create table user_views (
  id         uuid primary key,
  staff_id   uuid not null references users,
  user_id    uuid not null references users,
  reason     text not null check (reason <> ''),
  started_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > started_at),
  ended_at   timestamptz check (ended_at >= started_at),
  check (staff_id <> user_id)
);
comment on table user_views is 'Views of staff as a person, who was told the reason. A view is no session.';
comment on column user_views.ended_at is 'Null while it lasts, and when it ended with its time.';
create index user_views_user on user_views (user_id, started_at desc);
grant select, insert, update (ended_at), delete on user_views to oja_app;
