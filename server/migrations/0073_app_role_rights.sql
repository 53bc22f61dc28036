-- The application's role can change only what its use cases change. Identities, owners, parties, prices and terms are
-- written once; tables that only grow cannot be updated or emptied. server/test/app-role-rights.ts states the result.

-- Leaves the role the right to update every column but the fixed ones. A column that a later migration adds needs a
-- grant of its own: "grant update (column) on table to oja_app".
create function pg_temp.fix_columns(p_table regclass, variadic p_fixed text[]) returns void language plpgsql as $$
declare
  v_free text;
  v_unknown text;
begin
  select name into v_unknown from unnest(p_fixed) name
   where not exists (select from pg_attribute a where a.attrelid = p_table and a.attname = name and not a.attisdropped);
  if found then
    raise exception '% has no column %', p_table, v_unknown;
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) into v_free from pg_attribute
   where attrelid = p_table and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
     and attname <> all (p_fixed);
  execute format('revoke update on %s from oja_app', p_table);
  if v_free is not null then
    execute format('grant update (%s) on %s to oja_app', v_free, p_table);
  end if;
end $$;

-- People and how they prove who they are.
select pg_temp.fix_columns('users', 'id', 'former_seller');
select pg_temp.fix_columns('sessions', 'id', 'user_id', 'token_hash', 'remembered', 'created_at', 'expires_at');
select pg_temp.fix_columns('sign_in_failures', 'id', 'email', 'door', 'counter', 'source');
select pg_temp.fix_columns('device_tokens', 'id', 'user_id', 'token_hash', 'created_at');
select pg_temp.fix_columns('one_time_tokens', 'token_hash', 'user_id', 'purpose', 'details', 'created_at', 'expires_at');
select pg_temp.fix_columns('recovery_codes', 'user_id', 'code_hash');
select pg_temp.fix_columns('rate_counters', 'key', 'window_start');
select pg_temp.fix_columns('idempotency_keys', 'user_id', 'key', 'endpoint', 'input_hash', 'created_at');

-- Notifications.
select pg_temp.fix_columns('notifications', 'id', 'user_id', 'event', 'title', 'text', 'created_at');
select pg_temp.fix_columns('notification_mails', 'id', 'user_id', 'title', 'text', 'link', 'held', 'created_at');
select pg_temp.fix_columns('notification_preferences', 'user_id', 'group_name', 'channel');
select pg_temp.fix_columns('notification_event_preferences', 'user_id', 'event', 'channel');
select pg_temp.fix_columns('push_subscriptions', 'id');
select pg_temp.fix_columns('push_keys', 'id', 'public_key', 'created_at', 'only_one');

-- Money in and out.
select pg_temp.fix_columns('payments', 'id', 'user_id', 'amount_kobo', 'reference', 'retry_of', 'created_at');
select pg_temp.fix_columns('payment_cards', 'id', 'user_id', 'last4', 'brand', 'bank');
select pg_temp.fix_columns('paystack_events', 'id', 'body_hash', 'event', 'reference', 'received_at');
select pg_temp.fix_columns('chargebacks', 'id', 'gateway_id', 'payment_id', 'user_id', 'amount_kobo', 'held_kobo', 'opened_at');
select pg_temp.fix_columns('bank_accounts', 'id', 'user_id', 'kind', 'created_at');
select pg_temp.fix_columns('withdrawals', 'id', 'user_id', 'method', 'amount_kobo', 'fee_kobo', 'net_kobo',
  'bank_account_id', 'card_id', 'reference', 'destination_usable_from', 'created_at');
select pg_temp.fix_columns('payout_freezes', 'id', 'reason', 'frozen_by', 'frozen_at');
select pg_temp.fix_columns('alerts', 'id', 'kind', 'subject', 'raised_at');
select pg_temp.fix_columns('parked_decisions', 'payment_id', 'outcome', 'reason', 'proposed_by', 'proposed_at');
select pg_temp.fix_columns('gateway_differences', 'id', 'comparison_id', 'kind', 'reference', 'payment_id',
  'withdrawal_id', 'found_at');
select pg_temp.fix_columns('gateway_settlements', 'id', 'begun_at');
select pg_temp.fix_columns('balance_movements', 'id', 'kind', 'amount_kobo', 'reason', 'recorded_by', 'recorded_at');

-- Plans, applications, listings.
select pg_temp.fix_columns('plans', 'id', 'created_at');
select pg_temp.fix_columns('subscriptions', 'user_id');
select pg_temp.fix_columns('seller_applications', 'id', 'user_id', 'created_at');
select pg_temp.fix_columns('listings', 'id', 'seller_id', 'created_at', 'version');
select pg_temp.fix_columns('listing_credentials', 'listing_id');
select pg_temp.fix_columns('listing_images', 'id', 'name', 'owner_id', 'created_at');
select pg_temp.fix_columns('listing_views', 'listing_id', 'viewer');
select pg_temp.fix_columns('seller_figures', 'seller_id', 'sales');

-- Purchases, disputes, reviews: who bought what from whom for how much, and under which terms, never changes.
select pg_temp.fix_columns('purchases', 'id', 'listing_id', 'buyer_id', 'seller_id', 'platform', 'handle', 'category',
  'price_kobo', 'fee_bps', 'dispute_days', 'escrow_days', 'created_at', 'payment_method', 'added_by');
select pg_temp.fix_columns('purchase_credentials', 'purchase_id');
select pg_temp.fix_columns('disputes', 'id', 'purchase_id', 'buyer_id', 'reason', 'opened_at', 'seller_due_at',
  'staff_due_at');
select pg_temp.fix_columns('dispute_images', 'id', 'name', 'owner_id', 'created_at');
select pg_temp.fix_columns('reviews', 'id', 'purchase_id', 'side', 'author_id', 'about_id', 'rating', 'created_at',
  'visible_from');

-- Messages, tickets, reports.
select pg_temp.fix_columns('conversations', 'id', 'listing_id', 'purchase_id', 'asker_id', 'seller_id', 'with_staff',
  'platform', 'created_at');
select pg_temp.fix_columns('conversation_members', 'conversation_id', 'user_id', 'other_id');
select pg_temp.fix_columns('messages', 'id', 'conversation_id', 'position', 'sender_id', 'client_id', 'by_staff',
  'members', 'created_at');
select pg_temp.fix_columns('message_images', 'id', 'name', 'owner_id', 'width', 'height');
select pg_temp.fix_columns('conversation_reveals', 'conversation_id', 'staff_id');
select pg_temp.fix_columns('message_days', 'user_id', 'day');
select pg_temp.fix_columns('said_words', 'conversation_id', 'word');
select pg_temp.fix_columns('tickets', 'id', 'user_id', 'subject', 'category', 'priority', 'created_at');
select pg_temp.fix_columns('canned_replies', 'id');
select pg_temp.fix_columns('reports', 'id', 'target_type', 'target_id', 'owner_id', 'reporter_id', 'added_by',
  'reported_at');

-- Settings, webhooks, figures of the operation.
select pg_temp.fix_columns('settings_secrets', 'id', 'section', 'name');
select pg_temp.fix_columns('webhook_deliveries', 'id', 'event', 'payload', 'replay_of', 'created_at');
select pg_temp.fix_columns('health_hours', 'part', 'hour');
select pg_temp.fix_columns('outside_calls', 'gateway', 'outcome');
select pg_temp.fix_columns('poll_failures', 'poll', 'row_id');
select pg_temp.fix_columns('job_workers', 'pool_id');

-- Rows that go with the row they belong to, by the foreign key; no use case deletes them itself.
revoke delete on ticket_messages, ticket_events, ticket_images, dispute_images, message_images from oja_app;

drop function pg_temp.fix_columns(regclass, text[]);
