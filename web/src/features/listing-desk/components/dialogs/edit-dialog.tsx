import type { StaffListing } from '@oja/contract/admin-listings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type AccountForm,
  accountResolver,
  correctedAccount,
  emptyAccount,
} from '@/components/listings/account-form/account-form';
import { showFieldRefusals } from '@/components/listings/account-form/show-field-refusals';
import { createScreenshotTray } from '@/components/listings/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/components/listings/screenshots/screenshots-field';
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
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { editListingMutation } from '../../api/edit-listing';
import { uploadStaffImage } from '../../api/upload-staff-image';
import { CorrectionFields } from './correction-fields';

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
  const form = useForm({ defaultValues: formOf(listing), resolver: accountResolver(correctedAccount) });
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
      toast({
        title: 'Error',
        description: failureSentence(error, 'Failed to update listing. Please try again.'),
        variant: 'destructive',
      });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-6">
          <CorrectionFields />
          <ScreenshotsField tray={tray} disabled={isSaving} />
          <Field label="Reason" hint="The seller reads it. Optional.">
            <Input maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
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
