import { useMutation } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountResolver, emptyAccount, newAccount } from '@/components/listings/account-form/account-form';
import { showFieldRefusals } from '@/components/listings/account-form/show-field-refusals';
import type { ScreenshotTray } from '@/components/listings/screenshots/screenshot-tray';
import { toast } from '@/components/ui/use-toast';
import { paths } from '@/config/paths';
import { createListingMutation } from '../../api/create-listing';
import { creationFailure, isAboutPlan } from '../../logic/listing-failures';

type FirstStatus = 'draft' | 'pending';

/** Sends a new listing: the form is emptied when it went through, and kept as it is when it was refused. */
export function useAddListing(tray: ScreenshotTray, onAdded: () => void) {
  const navigate = useNavigate();
  const [busyWith, setBusyWith] = useState<FirstStatus>();
  const create = useMutation(createListingMutation);
  const form = useForm({ defaultValues: emptyAccount, resolver: accountResolver(newAccount) });

  const send = (status: FirstStatus) =>
    form.handleSubmit(async (account) => {
      setBusyWith(status);
      try {
        const images = await tray.collect();
        await create.mutateAsync({ ...account, images, status });
        form.reset(emptyAccount);
        tray.clear();
        onAdded();
        toast({ title: 'Account Added Successfully!', description: whatComesNext[status] });
      } catch (error) {
        showFieldRefusals(error, form);
        const toPlans = () => void navigate(paths.dashboard.sellerPlans);
        toast({
          title: 'Error',
          description: creationFailure(error),
          variant: 'destructive',
          ...(isAboutPlan(error) ? { action: { ...plansAction, onSelect: toPlans } } : {}),
        });
      } finally {
        setBusyWith(undefined);
      }
    });

  const submit = (status: FirstStatus) => (event: BaseSyntheticEvent) => {
    event.preventDefault();
    // The second half of a double click arrives before the button is drawn as busy.
    if (busyWith === undefined && !form.formState.isSubmitting) void send(status)(event);
  };
  return { form, submit, busyWith };
}

const whatComesNext: Record<FirstStatus, string> = {
  draft: 'It is kept as a draft under My Listings.',
  pending: 'It appears on the market once our staff have looked at it.',
};

const plansAction = { label: 'See plans', altText: 'Open Become a Seller to choose another plan' };
