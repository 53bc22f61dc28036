-- Staff of support, trust and finance have a part of the rights of administrators; contract/src/access.ts says which.

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (
  role in ('user', 'seller', 'verified_seller', 'moderator', 'support', 'trust', 'finance', 'admin'));

drop trigger work_loses_owner on users;
create trigger work_loses_owner after update of role, status, erased_at on users for each row
  when (old.role in ('moderator', 'support', 'trust', 'finance', 'admin')
        and (old.role <> new.role or new.status <> 'active' or new.erased_at is not null))
  execute function work_loses_owner();

comment on column users.admin_ended_at is
  'When the person last stopped being active in a role that answers proposals, as administrators do.';
