import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { AccessFields, PublicFields } from '@/components/listings/account-form/new-account-fields';
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
import { dealTermsQuery } from '../../api/show-deal-terms';
import { uploadListingImage } from '../../api/upload-listing-image';
import { useAddListing } from './use-add-listing';

type AddListingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What was typed stays when the dialog is closed by mistake, because form and pictures live outside of it. */
export function AddListingDialog({ open, onOpenChange }: AddListingDialogProps) {
  const [tray] = useState(() => createScreenshotTray(uploadListingImage));
  const { form, submit, busyWith } = useAddListing(tray, () => onOpenChange(false));
  const isBusy = busyWith !== undefined;
  return (
    <Dialog open={open} onOpenChange={(next) => (isBusy ? undefined : onOpenChange(next))}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Add New Account</DialogTitle>
          <DialogDescription>
            Our staff look at every account before it appears on the market.
          </DialogDescription>
        </DialogHeader>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit('pending')} className="contents">
            <DialogBody className="grid content-start gap-6">
              <PricedFields />
              <ScreenshotsField tray={tray} disabled={isBusy} />
              <AccessFields />
            </DialogBody>
            <DialogFooter>
              {/* Side by side on a phone as well, where three lines of buttons would leave the form no room. */}
              <div className="flex gap-3 max-sm:*:flex-1">
                <Button variant="outline" disabled={isBusy} onClick={() => onOpenChange(false)}>
                  Cancel
                </Button>
                <Button
                  variant="outline"
                  disabled={isBusy}
                  busy={busyWith === 'draft'}
                  busyLabel="Saving..."
                  onClick={submit('draft')}
                >
                  Save as Draft
                </Button>
              </div>
              <Button type="submit" disabled={isBusy} busy={busyWith === 'pending'} busyLabel="Creating...">
                Add Account
              </Button>
            </DialogFooter>
          </form>
        </FormProvider>
      </DialogContent>
    </Dialog>
  );
}

/** Whoever sets a price knows what is taken from it; a fee that could not be asked for is no reason to stop. */
function PricedFields() {
  const fee = useQuery(dealTermsQuery).data?.fee_percent;
  return (
    <PublicFields
      priceHint={
        fee === undefined ? undefined : `You get it less the platform fee of ${fee}% when it is sold.`
      }
    />
  );
}
