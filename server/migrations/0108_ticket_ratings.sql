-- What the author of a ticket says about the help, after it was closed.
create table ticket_ratings (
  ticket_id uuid primary key references tickets on delete cascade,
  user_id   uuid not null references users,
  staff_id  uuid references users,
  rating    text not null check (rating in ('good', 'bad')),
  comment   text check (char_length(comment) between 1 and 1000),
  rated_at  timestamptz not null
);
comment on column ticket_ratings.staff_id is 'Who had the ticket when it was rated; null if it had no assignee.';
comment on column ticket_ratings.rated_at is 'When it was given or last changed.';
create index ticket_ratings_rated on ticket_ratings (rated_at);
create index ticket_ratings_user on ticket_ratings (user_id);
grant select, insert, update (rating, comment, staff_id, rated_at) on ticket_ratings to oja_app;
