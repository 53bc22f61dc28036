import { type AlertMode, savedSearchTerms } from '@oja/contract/saved-searches';

export const alertLabels: Readonly<Record<AlertMode, { label: string; hint: string }>> = {
  at_once: { label: 'At once', hint: 'Under the bell right away, and by mail at most once an hour.' },
  daily: {
    label: 'Once a day',
    hint: `Under the bell right away, and in one mail at ${savedSearchTerms.dailyHour}:00 AM.`,
  },
  off: { label: 'No alerts', hint: 'You look yourself when you want to.' },
};

/** In the order in which they are offered. */
export const alertOrder = ['at_once', 'daily', 'off'] as const satisfies readonly AlertMode[];
