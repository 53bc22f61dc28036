-- Pictures of claims, uploaded like those of disputes; the uploader tells the side.
alter table dispute_images
  add column claim_id uuid references cover_claims,
  drop constraint dispute_images_one_use,
  add constraint dispute_images_one_use check (num_nonnulls(dispute_id, handover_purchase_id, claim_id) <= 1);
comment on column dispute_images.claim_id is
  'The claim in cover that it is evidence in. Null again when the seller replaced the answer it belonged to.';
create index dispute_images_claim on dispute_images (claim_id) where claim_id is not null;
grant update (claim_id) on dispute_images to oja_app;

-- The time of staff to decide a claim or an appeal, as disputes have one. Open ones get the five days of the default.
alter table cover_claims
  add column staff_due_at timestamptz,
  add column seller_reminded_at timestamptz,
  add column staff_reminded_at timestamptz;
update cover_claims set staff_due_at = opened_at + interval '5 days';
alter table cover_claims
  alter column staff_due_at set not null,
  add constraint cover_claims_staff_after_seller check (staff_due_at >= seller_due_at);
comment on column cover_claims.staff_due_at is 'When the claim is decided at the latest; it is late from then on.';
comment on column cover_claims.seller_reminded_at is 'When the seller was reminded that the time to answer ends.';
comment on column cover_claims.staff_reminded_at is 'When the administrators were reminded last.';
drop index cover_claims_by_due;
create index cover_claims_by_due on cover_claims (staff_due_at, id) where status = 'open';
create index cover_claims_seller_due on cover_claims (seller_due_at) where status = 'open';
create index cover_claims_seller_upheld on cover_claims (seller_id) where status = 'upheld';
grant update (seller_reminded_at, staff_reminded_at) on cover_claims to oja_app;

alter table appeals
  add column due_at timestamptz,
  add column reminded_at timestamptz;
update appeals set due_at = opened_at + interval '5 days';
alter table appeals
  alter column due_at set not null,
  add constraint appeals_due_after_opened check (due_at > opened_at);
comment on column appeals.due_at is 'When the appeal is decided at the latest; it is late from then on.';
comment on column appeals.reminded_at is 'When the administrators were reminded last.';
drop index appeals_open;
create index appeals_open on appeals (due_at, id) where status = 'open';
grant update (reminded_at) on appeals to oja_app;
