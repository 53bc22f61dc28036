import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAuth } from '@/lib/auth/auth-provider';
import { type AccountForm, emptyAccount } from '@/shared/listings/account-form/account-form';
import { readListingDraft, saveListingDraft } from '../logic/listing-draft';

/** Keeps what is typed into a new listing over a reload of the page. */
export function useListingDraft<Sent>({
  reset,
  watch,
  getValues,
}: Pick<UseFormReturn<AccountForm, unknown, Sent>, 'reset' | 'watch' | 'getValues'>): void {
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const draft = readListingDraft(userId);
    if (draft) reset({ ...emptyAccount, ...draft }, { keepDefaultValues: true });
    const { unsubscribe } = watch(() => saveListingDraft(userId, getValues()));
    return unsubscribe;
  }, [userId, reset, watch, getValues]);
}
