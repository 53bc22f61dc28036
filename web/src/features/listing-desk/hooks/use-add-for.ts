import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyAccount, newAccountForm } from '@/shared/listings/account-form/account-form';
import { showFieldRefusals } from '@/shared/listings/account-form/show-field-refusals';
import type { ScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { createListingForMutation, type FoundSeller } from '../api';

export function useAddFor(tray: ScreenshotTray, onAdded: () => void) {
  const [seller, setSeller] = useState<FoundSeller>();
  const create = useMutation(createListingForMutation);
  const form = useForm({ defaultValues: emptyAccount, resolver: zodResolver(newAccountForm) });
  const { isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (account) => {
    if (seller === undefined) return;
    try {
      const images = await tray.collect();
      await create.mutateAsync({ ...account, seller_id: seller.id, images });
      form.reset(emptyAccount);
      tray.clear();
      setSeller(undefined);
      onAdded();
      toast({
        title: 'Listing Added',
        description: `${account.handle} waits for review, for ${seller.name}.`,
      });
    } catch (error) {
      showFieldRefusals(error, form);
      toastFailure(error, 'Failed to create listing');
    } finally {
      // The form lives outside of the dialog, and would keep the login details with its mutation.
      create.reset();
    }
  });

  return {
    form,
    seller,
    setSeller,
    sellerProblem: seller === undefined && submitCount > 0 ? 'This field is required.' : undefined,
    submit,
    isBusy: isSubmitting,
  };
}
