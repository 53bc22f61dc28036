import type { StatChange } from '@/components/ui/stat-card';

/** A change is written with its sign; words without one say how things stand. */
export function statChange(change: string): StatChange | undefined {
  if (change.trim() === '') return undefined;
  if (/^\+/.test(change)) return { text: change, direction: 'up' };
  if (/^[-−]/.test(change)) return { text: change, direction: 'down' };
  return { text: change, direction: 'none' };
}
