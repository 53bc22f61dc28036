-- What sellers pay for, who is on which plan until when, and how a seller becomes a verified one.

create table plans (
  id              uuid primary key,
  name            text not null check (name <> ''),
  description     text not null default '',
  price_kobo      bigint not null check (price_kobo >= 0),
  upload_interval text check (upload_interval in ('week', 'month', 'year')),
  upload_limit    integer check (upload_limit > 0),
  is_popular      boolean not null default false,
  archived_at     timestamptz,
  created_at      timestamptz not null,
  constraint plans_paid_ones_renew check ((price_kobo > 0) = (upload_interval is not null))
);
comment on column plans.upload_interval is 'How often the price is due; null for a free plan, which never ends.';
comment on column plans.upload_limit is 'How many listings may be live at once; null for any number.';
comment on column plans.archived_at is 'Nobody can choose it any more; whoever is on it stays. Plans are never deleted.';
create unique index plans_name on plans (lower(name)) where archived_at is null;
create unique index plans_popular on plans (is_popular) where is_popular;
grant select, insert, update on plans to oja_app;

create table plan_features (
  plan_id  uuid not null references plans,
  position integer not null check (position >= 0),
  feature  text not null check (feature <> ''),
  primary key (plan_id, position)
);
grant select, insert, delete on plan_features to oja_app;

-- One row for everybody who ever was on a plan. It stays when the plan lapses, because its period is part of the key
-- of every payment: counting from one again would find the old payment and take the new period for paid.
create table subscriptions (
  user_id              uuid primary key references users,
  plan_id              uuid references plans,
  period               integer not null default 0 check (period >= 0),
  period_started_at    timestamptz,
  period_ends_at       timestamptz,
  next_plan_id         uuid references plans,
  announced_price_kobo bigint check (announced_price_kobo >= 0),
  grace_ends_at        timestamptz,
  constraint subscriptions_without_plan_nothing_is_due check (
    plan_id is not null or num_nonnulls(period_ends_at, next_plan_id, announced_price_kobo, grace_ends_at) = 0),
  constraint subscriptions_next_plan_has_its_day check (next_plan_id is null or period_ends_at is not null)
);
comment on column subscriptions.plan_id is 'Null when the plan lapsed.';
comment on column subscriptions.period is 'Counts the periods of this person over all plans; never goes back.';
comment on column subscriptions.period_ends_at is 'Null on a free plan, which never ends.';
comment on column subscriptions.next_plan_id is 'The smaller plan that begins when this period ends.';
comment on column subscriptions.announced_price_kobo is
  'The renewal price the person was told before the period ends; null until then. More is not taken.';
comment on column subscriptions.grace_ends_at is 'Set while the period is over and the wallet did not cover the next one.';
create index subscriptions_ending on subscriptions (period_ends_at) where period_ends_at is not null;
create index subscriptions_plan on subscriptions (plan_id);
grant select, insert, update on subscriptions to oja_app;

create table seller_applications (
  id                uuid primary key,
  user_id           uuid not null unique references users,
  status            text not null check (status in ('in_progress', 'pending', 'approved', 'rejected')),
  step              integer not null default 1 check (step between 1 and 4),
  first_name        text not null default '',
  last_name         text not null default '',
  email             text not null default '',
  phone             text not null default '',
  bio               text not null default '',
  instagram         text not null default '',
  youtube           text not null default '',
  twitter           text not null default '',
  experience        text check (experience in ('beginner', 'intermediate', 'experienced')),
  created_at        timestamptz not null,
  changed_at        timestamptz not null,
  submitted_at      timestamptz,
  review_started_at timestamptz,
  decided_at        timestamptz,
  decided_by        uuid references users,
  reason            text,
  constraint seller_applications_pending_was_submitted check (status <> 'pending' or submitted_at is not null),
  constraint seller_applications_rejected_has_reason check (status <> 'rejected' or reason <> '')
);
comment on table seller_applications is 'One per person; nobody who has none has applied.';
comment on column seller_applications.review_started_at is 'When staff first opened one of its documents.';
create index seller_applications_queue on seller_applications (status, submitted_at, id);
grant select, insert, update, delete on seller_applications to oja_app;

create table application_documents (
  id             uuid primary key,
  application_id uuid not null references seller_applications,
  kind           text not null check (kind in ('government_id', 'proof_of_ownership')),
  name           text not null unique,
  file_name      text not null,
  content_type   text not null check (content_type in ('application/pdf', 'image/webp')),
  bytes          integer not null check (bytes > 0),
  created_at     timestamptz not null,
  unique (application_id, kind)
);
comment on column application_documents.name is 'Its name in the storage, where it lies sealed and bound to the id of this row.';
grant select, insert, delete on application_documents to oja_app;
