-- A save that weakens a guard gives its reason, as a roll-back always did.

alter table settings drop constraint settings_check1;
alter table settings
  add constraint settings_roll_back_has_reason check (restored_version is null or reason is not null);
