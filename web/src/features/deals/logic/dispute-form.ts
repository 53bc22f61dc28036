import { evidenceLimits } from '@oja/contract/purchase-fields';
import type { TrayLimit } from '@/components/listings/screenshots/screenshot-tray';

export const evidenceTrayLimit: TrayLimit = {
  count: evidenceLimits.count,
  tooMany: `${evidenceLimits.count} pictures at most can go along.`,
};

export const longestStatement = 4_000;

/** A rule for a text that must not be empty, as forms take it. */
export function needsWords(missing: string): (text: string) => true | string {
  return (text) => text.trim() !== '' || missing;
}
