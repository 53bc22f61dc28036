/** The sections of the page in their order; each id is also its anchor, for example /dashboard/settings#password. */
export const sectionIds = [
  'profile',
  'referral',
  'password',
  'two-factor',
  'sessions',
  'notifications',
  'data',
  'danger',
] as const;

export type SectionId = (typeof sectionIds)[number];
