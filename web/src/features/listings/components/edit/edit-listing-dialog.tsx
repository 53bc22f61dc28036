import type { OwnListing } from '@oja/contract/listings';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
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
import { Notice } from '@/components/ui/notice';
import { uploadListingImage } from '../../api/upload-listing-image';
import { EditFields } from './edit-fields';
import { NotesField } from './notes-field';
import { StatusField } from './status-field';
import { useEditListing } from './use-edit-listing';

type EditListingDialogProps = { listing: OwnListing; open: boolean; onClose: () => void };

export function EditListingDialog({ listing, open, onClose }: EditListingDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Edit Listing</DialogTitle>
          <DialogDescription>
            Another handle, platform, address, password or new pictures send it back to our staff.
          </DialogDescription>
        </DialogHeader>
        <EditListingForm listing={listing} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function EditListingForm({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const [tray] = useState(() => createScreenshotTray(uploadListingImage, listing.images));
  const { form, status, setStatus, removesNotes, setRemovesNotes, submit, isSaving } = useEditListing(
    listing,
    tray,
    onClose,
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-6">
          <StaffWords listing={listing} />
          <EditFields statusField={<StatusField status={status} onStatusChange={setStatus} />} />
          <ScreenshotsField tray={tray} disabled={isSaving} />
          <NotesField
            hasNotes={listing.has_handover_notes}
            removes={removesNotes}
            onRemovesChange={setRemovesNotes}
          />
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

/** What must change before it can be on the market. */
function StaffWords({ listing }: { listing: OwnListing }): ReactNode {
  if (listing.needs_new_credentials) {
    return (
      <Notice variant="warning">
        A buyer has seen the old password. Change it on the platform, then save the new one here.
      </Notice>
    );
  }
  if (listing.status !== 'rejected' || !listing.rejection_reason) return null;
  return (
    <Notice variant="warning">
      <p className="font-medium">Why it was rejected</p>
      <p className="break-words">{listing.rejection_reason}</p>
      <p>Correct it and set the status to Pending Review to hand it in again.</p>
    </Notice>
  );
}
