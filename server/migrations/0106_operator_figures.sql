-- Work done in a time, for the figures of operators.
create index disputes_resolved on disputes (resolved_at) where resolved_by is not null;
create index cover_claims_decided on cover_claims (ended_at) where decided_by is not null;
create index applications_decided on seller_applications (decided_at) where decided_by is not null;
