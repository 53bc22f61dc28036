-- The address of an account as duplicates are found: without protocol, usual prefixes, query and case. Null for one that
-- leads to no account of its own, such as the start page of a platform.
create function profile_key(url text) returns text language sql immutable strict parallel safe as $$
  select case when key ~ '/.' and key !~ '/(?:channel|groups|pages|people|p)$' then key end
    from (select rtrim(case when bare like '%/profile.php?%' then bare else regexp_replace(bare, '[?#].*$', '') end, '/')
            from (select regexp_replace(lower(url), '^https?://(?:www\.|m\.|mobile\.)?', '')) as stripped (bare)) as kept (key)
$$;
create index listings_profile on listings (platform, profile_key(url));
