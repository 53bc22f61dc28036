-- What waits for a buyer is read on every visit of the dashboard.
create index purchases_buyer_open on purchases (buyer_id, auto_complete_at) where status = 'pending';
