import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
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
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { useFormDraft } from '@/lib/use-form-draft';
import { OfferFloorField } from '@/shared/listings/account-form/account-fields';
import { emptyAccount, ownNewAccountForm } from '@/shared/listings/account-form/account-form';
import { ClaimFields } from '@/shared/listings/account-form/claim-fields';
import { AccessFields, PublicFields } from '@/shared/listings/account-form/new-account-fields';
import { namedSentence, showFieldRefusals } from '@/shared/listings/account-form/show-field-refusals';
import { createScreenshotTray, type ScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { createListingMutation, purchaseTermsQuery, uploadListingImage } from '../../api';
import { creationFailure, isAboutPlan } from '../../logic/listing-failures';

type FirstStatus = 'draft' | 'pending';

/** Login details and hand-over notes are never stored. */
const listingDraft = {
  key: 'listing',
  empty: emptyAccount,
  withheld: ['username', 'password', 'handover_notes'],
};

/** Sends a new listing: the form is emptied when it went through, and kept as it is when it was refused. */
export function useAddListing(tray: ScreenshotTray, onAdded: () => void) {
  const navigate = useNavigate();
  const [busyWith, setBusyWith] = useState<FirstStatus>();
  const create = useMutation(createListingMutation);
  const form = useForm({ defaultValues: emptyAccount, resolver: zodResolver(ownNewAccountForm) });
  const forgetDraft = useFormDraft(form, listingDraft);

  const send = (status: FirstStatus) =>
    form.handleSubmit(async (account) => {
      setBusyWith(status);
      try {
        const images = await tray.collect();
        await create.mutateAsync({ ...account, images, status });
        form.reset(emptyAccount);
        forgetDraft();
        tray.clear();
        onAdded();
        toast({ title: 'Account Added Successfully!', description: whatComesNext[status] });
      } catch (error) {
        showFieldRefusals(error, form);
        const toPlans = () => void navigate(paths.dashboard.sellerPlans);
        toast({
          title: 'Error',
          description: namedSentence(error, creationFailure(error)),
          variant: 'destructive',
          ...(isAboutPlan(error) ? { action: { ...plansAction, onSelect: toPlans } } : {}),
        });
      } finally {
        // The form lives outside of the dialog, and would keep the login details with its mutation.
        create.reset();
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

type AddListingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * What was typed stays when the dialog is closed by mistake, because form and pictures live outside of it; after a
 * reload, without pictures and login details.
 */
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
              <ClaimFields />
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

/** The fee is shown while the price is set; a fee that could not be fetched does not block the form. */
function PricedFields() {
  const fee = useQuery(purchaseTermsQuery).data?.fee_percent;
  return (
    <div className="grid gap-4">
      <PublicFields
        priceHint={
          fee === undefined ? undefined : `You get it less the platform fee of ${fee}% when it is sold.`
        }
      />
      <OfferFloorField />
    </div>
  );
}
