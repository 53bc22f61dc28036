import { type FormEvent, useState } from 'react';
import { toastRefusal } from '@/components/ui/toast-failure';

/**
 * What a member of staff fills in to decide a case. Pressing the button checks it and then asks once more; a refusal
 * stays until something is changed.
 */
export function useDecisionForm<Form extends object>(
  empty: Form,
  refuse: (form: Form) => string | undefined,
) {
  const [form, setForm] = useState(empty);
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const change = (next: Partial<Form>) => {
    setForm({ ...form, ...next });
    setRefusal(undefined);
  };
  /** Returns whether the question is asked now. */
  const submit = (event: FormEvent): boolean => {
    event.preventDefault();
    const sentence = refuse(form);
    setRefusal(sentence);
    setAsking(sentence === undefined);
    if (sentence !== undefined) toastRefusal(sentence);
    return sentence === undefined;
  };
  return { form, change, refusal, isAsking, setAsking, submit };
}
