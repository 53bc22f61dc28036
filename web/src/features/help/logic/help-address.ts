/** What of the Help Center stands in its address. */
export interface HelpAddress {
  tab: HelpTab;
  search: string;
}

export const helpTabs = ['faqs', 'contact', 'tickets'] as const;
export type HelpTab = (typeof helpTabs)[number];

export const helpTabLabels: Readonly<Record<HelpTab, string>> = {
  faqs: 'FAQs',
  contact: 'Contact Support',
  tickets: 'My Tickets',
};

export const helpAddress = {
  read: (query: URLSearchParams): HelpAddress => ({
    tab: helpTabs.find((tab) => tab === query.get('tab')) ?? 'faqs',
    search: query.get('search') ?? '',
  }),
  write: ({ tab, search }: HelpAddress): Record<string, string> => ({
    ...(tab === 'faqs' ? {} : { tab }),
    ...(search === '' ? {} : { search }),
  }),
};
