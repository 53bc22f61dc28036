import type { WorkMember } from '@oja/contract/work';

/** Babatunde Ade is looking at this; Ada and Bola are looking at this. */
export function viewersSentence(viewers: readonly WorkMember[]): string {
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(viewers.map(({ name }) => name));
  return `${names} ${viewers.length === 1 ? 'is' : 'are'} looking at this`;
}
