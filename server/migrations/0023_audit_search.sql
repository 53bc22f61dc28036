-- The page of the audit log finds words, and the place where a period begins, however long the log has become.

create index audit_log_words on audit_log
  using gin (lower(actor_label || ' ' || action || ' ' || subject_id || ' ' || coalesce(reason, '')) gin_trgm_ops);
create index audit_log_time on audit_log (happened_at);
