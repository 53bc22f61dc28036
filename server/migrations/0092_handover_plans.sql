-- Versions of hand-over plans that administrators added. Version 1 of every plan is shipped with the code.

create table handover_plans (
  platform   text not null
             check (platform in ('instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp', 'facebook')),
  kind       text not null check (kind in ('role', 'credentials', 'number')),
  version    integer not null check (version >= 2),
  valid_from timestamptz not null,
  plan       jsonb not null check (jsonb_typeof(plan) = 'object'),
  changed_by uuid not null references users,
  reason     text not null,
  created_at timestamptz not null,
  primary key (platform, kind, version)
);
comment on table handover_plans is 'In force is the newest version whose time has come. Rows are never changed.';
comment on column handover_plans.plan is 'Risk, hours of inspection and steps, as the contract describes them.';
grant select, insert on handover_plans to oja_app;
