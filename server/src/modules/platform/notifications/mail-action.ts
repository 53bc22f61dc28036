/** The button of a mail by the page it leads to; the first that fits. */
const labels: readonly (readonly [page: string, label: string])[] = [
  ['/dashboard/disputes/', 'Open the case'],
  ['/dashboard/handovers/', 'Open the hand-over'],
  ['/dashboard/cover/', 'Open the cover'],
  ['/dashboard/my-purchases', 'See your purchase'],
  ['/dashboard/my-sales', 'See your sale'],
  ['/dashboard/my-listings', 'See your listing'],
  ['/dashboard/offers', 'See the offer'],
  ['/dashboard/wallet', 'See your wallet'],
  ['/dashboard/messages', 'Read the message'],
  ['/dashboard/help/tickets/', 'Read the answer'],
  ['/dashboard/help', 'Open the Help Center'],
  ['/dashboard/become-seller', 'See the plans'],
  ['/dashboard/profile', 'Read the review'],
  ['/dashboard/settings', 'Open your settings'],
  ['/dashboard/saved-searches', 'See your saved searches'],
  ['/listing/', 'See the account'],
  ['/market', 'See the accounts'],
  ['/appeal', 'Read the decision'],
  ['/admin', 'Open the admin portal'],
];

export function actionLabelOf(link: string): string {
  return labels.find(([page]) => link.startsWith(page))?.[1] ?? 'Open Oja';
}
