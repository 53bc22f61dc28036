import { evidenceLimits } from '@oja/contract/purchase-fields';
import type { TrayLimit } from '@/shared/screenshots/screenshot-tray';

export const blindRule =
  'Neither side reads the review of the other before both have written one, or seven days have passed.';

export const starLabels = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'] as const;

export const evidenceTrayLimit: TrayLimit = {
  count: evidenceLimits.count,
  tooMany: `${evidenceLimits.count} pictures at most can go along.`,
};

export const longestStatement = 4_000;
