import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { keepOpenForCombobox } from '@/components/ui/combobox';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { AccessFields, PublicFields } from '@/shared/listings/account-form/new-account-fields';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { uploadStaffImage } from '../../api';
import { useAddFor } from '../../hooks/use-add-for';
import { SellerField } from './seller-field';

type AddDialogProps = { open: boolean; onClose: () => void };

/** Offers an account on behalf of a seller; it waits for review like any other. */
export function AddDialog({ open, onClose }: AddDialogProps) {
  const [tray] = useState(() => createScreenshotTray(uploadStaffImage));
  const { form, seller, setSeller, sellerProblem, submit, isBusy } = useAddFor(tray, onClose);
  return (
    <Dialog open={open} onOpenChange={(next) => (next || isBusy ? undefined : onClose())}>
      <DialogContent size="lg" onEscapeKeyDown={keepOpenForCombobox}>
        <DialogHeader>
          <DialogTitle>Add Listing</DialogTitle>
          <DialogDescription>
            On behalf of a seller, within the limits of their plan. They are told, and it waits for review.
          </DialogDescription>
        </DialogHeader>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit} className="contents">
            <DialogBody className="grid content-start gap-6">
              <SellerField seller={seller} onSelect={setSeller} problem={sellerProblem} />
              <PublicFields />
              <ScreenshotsField tray={tray} disabled={isBusy} />
              <AccessFields />
            </DialogBody>
            <DialogFooter>
              <Button variant="outline" disabled={isBusy} onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" busy={isBusy} busyLabel="Creating...">
                Add Listing
              </Button>
            </DialogFooter>
          </form>
        </FormProvider>
      </DialogContent>
    </Dialog>
  );
}
