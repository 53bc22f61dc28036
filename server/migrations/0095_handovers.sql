-- The hand-over of a purchase that follows a plan. Purchases without one follow the specified flow.
create table handovers (
  purchase_id     uuid primary key references purchases,
  plan            jsonb not null check (jsonb_typeof(plan) = 'object'),
  turn            text check (turn in ('seller', 'buyer')),
  step            text,
  due_at          timestamptz,
  inspection_from timestamptz,
  next_check_at   timestamptz
);
comment on column handovers.plan is 'The version of the plan that was in force when the purchase began.';
comment on column handovers.turn is 'Whose step can be done next; null while a wait of the platform runs.';
comment on column handovers.step is 'The title of that step; null during the inspection.';
comment on column handovers.due_at is 'When that step, or the inspection, is due.';
comment on column handovers.next_check_at is 'When the clock looks at it next; null when nothing is left for it.';
create index handovers_clock on handovers (next_check_at) where next_check_at is not null;

-- One row per step that was ticked off, contested or announced.
create table handover_steps (
  purchase_id  uuid not null references purchases,
  key          text not null,
  done_at      timestamptz,
  done_by      text check (done_by in ('seller', 'buyer', 'clock')),
  note         text,
  contests     integer not null default 0 check (contests >= 0),
  contested_at timestamptz,
  contest_text text,
  announced_at timestamptz,
  reminded_at  timestamptz,
  primary key (purchase_id, key),
  constraint handover_steps_done_by check (num_nonnulls(done_at, done_by) in (0, 2))
);
comment on column handover_steps.note is 'What the person who did the step says about it.';
comment on column handover_steps.contested_at is 'When the other side last said that it is not done; it is open again since.';
comment on column handover_steps.announced_at is 'When its side was told that it can be done now.';

-- A code that one side passes to the other. The text is removed when it is read or lapses.
create table handover_codes (
  id          uuid primary key,
  purchase_id uuid not null references purchases,
  from_side   text not null check (from_side in ('seller', 'buyer')),
  code        bytea,
  created_at  timestamptz not null,
  expires_at  timestamptz not null check (expires_at > created_at),
  read_at     timestamptz
);
create index handover_codes_purchase on handover_codes (purchase_id, created_at desc);
create index handover_codes_lapse on handover_codes (expires_at) where code is not null;

-- Pictures as evidence of a step, uploaded like those of disputes.
alter table dispute_images
  add column handover_purchase_id uuid references purchases,
  add column handover_step text,
  add constraint dispute_images_one_use check (dispute_id is null or handover_purchase_id is null),
  add constraint dispute_images_step check (num_nonnulls(handover_purchase_id, handover_step) in (0, 2));
create index dispute_images_handover on dispute_images (handover_purchase_id) where handover_purchase_id is not null;

grant insert, update (turn, step, due_at, inspection_from, next_check_at) on handovers to oja_app;
grant insert, update (done_at, done_by, note, contests, contested_at, contest_text, announced_at, reminded_at)
  on handover_steps to oja_app;
grant insert, update (code, read_at) on handover_codes to oja_app;
grant update (handover_purchase_id, handover_step) on dispute_images to oja_app;
grant select on handovers, handover_steps, handover_codes to oja_app;
