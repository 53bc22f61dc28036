import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { draftNameOf, readDraft, removeDraft, saveDraft } from './form-draft';

/**
 * Keeps in this tab what was typed into a form and not sent, so that an ended session or a reload loses nothing.
 * Signing out wipes it. Returns what forgets it once it was sent: a form that is gone by then hears no reset.
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'watch'>,
  options: {
    /** The form, and what it is about. Without a key nothing is kept. */
    key: string | undefined;
    empty: DefaultValues<Values>;
    withheld?: readonly string[];
  },
): () => void {
  const name = options.key === undefined ? undefined : draftNameOf(options.key);
  const restore = useEffectEvent(() => {
    const draft = name === undefined ? undefined : readDraft(name, options);
    if (draft) reset(draft, { keepDefaultValues: true });
  });
  const save = useEffectEvent((values: Readonly<Record<string, unknown>>) => {
    if (name !== undefined) saveDraft(name, values, options);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has another draft.
  useEffect(() => {
    restore();
    const { unsubscribe } = watch((values) => save(values));
    return unsubscribe;
  }, [name, watch]);
  return () => {
    if (name !== undefined) removeDraft(name);
  };
}
