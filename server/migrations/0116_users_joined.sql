-- The list of users by the day they joined.
create index users_joined on users (created_at) include (id, number, role, status) where erased_at is null;
