-- The version of a listing counts every change of what a buyer reads: claims, hand-over, mailbox and cover too.
drop trigger counts_version on listings;
create trigger counts_version
  before update of platform, handle, url, description, category, price_kobo, followers, engagement_tenths, images,
                   claims, handover_kind, mailbox, cover_days
  on listings for each row
  when ((old.platform, old.handle, old.url, old.description, old.category, old.price_kobo, old.followers,
         old.engagement_tenths, old.images, old.claims, old.handover_kind, old.mailbox, old.cover_days) is distinct from
        (new.platform, new.handle, new.url, new.description, new.category, new.price_kobo, new.followers,
         new.engagement_tenths, new.images, new.claims, new.handover_kind, new.mailbox, new.cover_days))
  execute function listing_counts_version();
