-- What a version of the settings is: which secrets were changed with it, by name only, and what a roll-back restored.
alter table settings
  add column changed_secrets  text[] not null default '{}',
  add column restored_version integer check (restored_version >= 0 and restored_version < version),
  add column reason           text,
  add check ((restored_version is null) = (reason is null));
comment on column settings.restored_version is 'The version whose values a roll-back took; 0 is the defaults.';
