import { zodResolver } from '@hookform/resolvers/zod';
import type { StaffListing } from '@oja/contract/staff-listing';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import {
  AccountCategory,
  AccountInput,
  AccountPlatform,
  AccountPrice,
  AccountText,
} from '@/shared/listings/account-form/account-fields';
import {
  type AccountForm,
  correctedAccountForm,
  emptyAccount,
} from '@/shared/listings/account-form/account-form';
import { showFieldRefusals } from '@/shared/listings/account-form/show-field-refusals';
import { platformOrders } from '@/shared/listings/listing-labels';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { editListingMutation, uploadStaffImage } from '../../api';

type EditDialogProps = { listing: StaffListing; open: boolean; onClose: () => void };

export function EditDialog({ listing, open, onClose }: EditDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Edit Listing</DialogTitle>
          <DialogDescription>The status stays as it is, and the seller is told.</DialogDescription>
        </DialogHeader>
        <EditForm listing={listing} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function EditForm({ listing, onClose }: { listing: StaffListing; onClose: () => void }) {
  const [tray] = useState(() => createScreenshotTray(uploadStaffImage, listing.images));
  const [reason, setReason] = useState('');
  const edit = useMutation(editListingMutation);
  const form = useForm({ defaultValues: formOf(listing), resolver: zodResolver(correctedAccountForm) });
  const isSaving = form.formState.isSubmitting;
  const submit = form.handleSubmit(async (account) => {
    try {
      const images = await tray.collect();
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      await edit.mutateAsync({ id: listing.id, body: { ...account, images, ...why } });
      onClose();
      toast({ title: 'Listing Updated', description: `${account.handle} was corrected.` });
    } catch (error) {
      showFieldRefusals(error, form);
      toastFailure(error, 'Failed to update listing. Please try again.');
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-6">
          <CorrectionFields />
          <ScreenshotsField tray={tray} disabled={isSaving} />
          <Field label="Reason" hint="The seller reads it. Optional.">
            <Input
              maxLength={textLimits.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving} busyLabel="Saving...">
            Save Changes
          </Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}

/** What signs in stays sealed: staff neither see nor change it. */
function formOf(listing: StaffListing): AccountForm {
  return {
    ...emptyAccount,
    platform: listing.platform,
    handle: listing.handle,
    url: listing.url,
    price: String(listing.price),
    description: listing.description,
    category: listing.category ?? '',
    followers: listing.followers_count === null ? '' : String(listing.followers_count),
    engagement: listing.engagement === null ? '' : String(listing.engagement),
  };
}

function CorrectionFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AccountPlatform label="Platform" order={platformOrders.edit} />
      <AccountCategory label="Category" />
      <AccountInput name="handle" label="Handle/Username" required />
      <AccountInput name="url" label="Profile URL" required type="url" inputMode="url" />
      <AccountInput name="followers" label="Followers" inputMode="numeric" />
      <AccountInput name="engagement" label="Engagement (%)" inputMode="decimal" />
      <AccountPrice label="Price (NGN)" className="sm:col-span-2" />
      <AccountText name="description" label="Account Description" required className="sm:col-span-2" />
    </div>
  );
}
