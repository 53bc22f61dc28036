import type { ListingStatus } from '@oja/contract/listing-fields';
import type { OwnListing } from '@oja/contract/listings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type AccountForm,
  accountResolver,
  editedAccount,
} from '@/components/listings/account-form/account-form';
import { showFieldRefusals } from '@/components/listings/account-form/show-field-refusals';
import type { ScreenshotTray } from '@/components/listings/screenshots/screenshot-tray';
import { toast } from '@/components/ui/use-toast';
import { updateListingMutation } from '../../api/update-listing';
import { updateFailure } from '../../logic/listing-failures';

/** Any status may be wished for; which moves there are, the server knows and says. */
export function useEditListing(listing: OwnListing, tray: ScreenshotTray, onSaved: () => void) {
  const [status, setStatus] = useState<ListingStatus>(listing.status);
  const [removesNotes, setRemovesNotes] = useState(false);
  const update = useMutation(updateListingMutation);
  const form = useForm({ defaultValues: formOf(listing), resolver: accountResolver(editedAccount) });

  const submit = form.handleSubmit(async (account) => {
    try {
      const images = await tray.collect();
      await update.mutateAsync({
        id: listing.id,
        body: { ...account, ...(removesNotes ? { handover_notes: '' } : {}), images, status },
      });
      onSaved();
      toast({ title: 'Listing Updated', description: 'Your listing has been successfully updated.' });
    } catch (error) {
      showFieldRefusals(error, form);
      toast({ title: 'Error', description: updateFailure(error), variant: 'destructive' });
    }
  });

  return {
    form,
    status,
    setStatus,
    removesNotes,
    setRemovesNotes,
    submit,
    isSaving: form.formState.isSubmitting,
  };
}

/** Password and notes were written once and are never read back. */
function formOf(listing: OwnListing): AccountForm {
  return {
    platform: listing.platform,
    handle: listing.handle,
    url: listing.url,
    username: listing.username,
    password: '',
    price: String(listing.price),
    description: listing.description,
    category: listing.category ?? '',
    followers: listing.followers === null ? '' : String(listing.followers),
    engagement: listing.engagement === null ? '' : String(listing.engagement),
    handover_notes: '',
  };
}
