import type { WorkMember } from '@oja/contract/work';
import { PersonLink } from '@/shared/people/person-link';

/** Babatunde Ade is looking at this; Ada and Bola are looking at this. */
export function ViewersSentence({ viewers }: { viewers: readonly WorkMember[] }) {
  const names = new Map(viewers.map(({ id, name }) => [id, name]));
  const parts = new Intl.ListFormat('en', { type: 'conjunction' }).formatToParts(names.keys());
  return (
    <span>
      {parts.map(({ type, value }) =>
        type === 'element' ? <PersonLink key={value} id={value} name={names.get(value) ?? ''} /> : value,
      )}{' '}
      {viewers.length === 1 ? 'is' : 'are'} looking at this
    </span>
  );
}
