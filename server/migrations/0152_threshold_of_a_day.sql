-- The approval threshold counts the withdrawals of a person over 24 hours, so that a large one is not requested in parts.

comment on column withdrawals.approval_threshold_kobo is
  'What was left of the approval threshold after the withdrawals of the 24 hours before; of rows from before migration 0152 the threshold itself, null for older ones.';
