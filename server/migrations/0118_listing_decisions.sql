-- Decisions about listings by their time, for the figures of the operator.
create index listing_events_decided on listing_events (happened_at) where transition in ('approve', 'reject');
