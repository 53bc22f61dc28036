import { zodResolver } from '@hookform/resolvers/zod';
import type { ListingStatus } from '@oja/contract/listing-fields';
import type { OwnListing } from '@oja/contract/listings';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { AlertDialog } from '@/components/ui/alert-dialog';
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
import { toast } from '@/components/ui/toast';
import { formatNaira } from '@/lib/money';
import { type AccountForm, editedAccountForm } from '@/shared/listings/account-form/account-form';
import { ClaimFields } from '@/shared/listings/account-form/claim-fields';
import { claimsFormOf } from '@/shared/listings/account-form/claim-values';
import { choiceOf } from '@/shared/listings/account-form/handover-values';
import { namedSentence, showFieldRefusals } from '@/shared/listings/account-form/show-field-refusals';
import { createScreenshotTray, type ScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { updateListingMutation, uploadListingImage } from '../../api';
import { updateFailure } from '../../logic/listing-failures';
import { fallsSteeply } from '../../logic/steep-fall';
import { EditFields } from './edit-fields';
import { NotesField } from './notes-field';
import { StatusField } from './status-field';

type EditListingDialogProps = { listing: OwnListing; open: boolean; onClose: () => void };

export function EditListingDialog({ listing, open, onClose }: EditListingDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Edit Listing</DialogTitle>
          <DialogDescription>
            Another handle, platform, address, password, hand-over, cover or new pictures send it back to our
            staff.
          </DialogDescription>
        </DialogHeader>
        <EditListingForm listing={listing} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function EditListingForm({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const [tray] = useState(() => createScreenshotTray(uploadListingImage, listing.images));
  const { form, status, setStatus, removesNotes, setRemovesNotes, submit, isSaving, steepFall } =
    useEditListing(listing, tray, onClose);
  const [platform, kind, specifiedOn] = form.watch(['platform', 'handover_kind', 'specified_on']);
  const choice = choiceOf({ platform, handover_kind: kind, specified_on: specifiedOn });
  const isWithCredentials = choice === 'credentials';
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-6">
          <StaffNote listing={listing} />
          <EditFields
            statusField={<StatusField status={status} onStatusChange={setStatus} />}
            isWithCredentials={isWithCredentials}
          />
          <ClaimFields />
          <ScreenshotsField tray={tray} disabled={isSaving} />
          {isWithCredentials ? (
            <NotesField
              hasNotes={listing.has_handover_notes}
              removes={removesNotes}
              onRemovesChange={setRemovesNotes}
            />
          ) : null}
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
      <AlertDialog
        open={steepFall.price !== undefined}
        onOpenChange={(open) => (open ? undefined : steepFall.cancel())}
        title="Is the new price right?"
        description={`The price falls from ${formatNaira(listing.price)} to ${formatNaira(steepFall.price ?? 0)}, and buyers can pay it at once.`}
        confirmLabel="Save anyway"
        busy={isSaving}
        busyLabel="Saving..."
        onConfirm={steepFall.confirm}
      />
    </FormProvider>
  );
}

/** What must change before it can be on the market. */
function StaffNote({ listing }: { listing: OwnListing }): ReactNode {
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
      <p className="wrap-anywhere">{listing.rejection_reason}</p>
      <p>Correct it and set the status to Pending Review to hand it in again.</p>
    </Notice>
  );
}

/** Some changes of a listing on the market are checked by staff first. */
function savedText(before: ListingStatus, after: ListingStatus): string {
  const saved = 'Your listing has been successfully updated.';
  const isChecked = before === 'posted' && after === 'pending';
  return isChecked ? `${saved} It is off the market until our team has checked the change.` : saved;
}

type Account = z.output<typeof editedAccountForm>;

/** Any status may be requested for; which moves there are, the server knows and says. */
function useEditListing(listing: OwnListing, tray: ScreenshotTray, onSaved: () => void) {
  const [status, setStatus] = useState<ListingStatus>(listing.status);
  const [removesNotes, setRemovesNotes] = useState(false);
  const update = useMutation(updateListingMutation);
  const form = useForm({ defaultValues: formOf(listing), resolver: zodResolver(editedAccountForm) });

  const save = async (account: Account) => {
    try {
      const images = await tray.collect();
      const mayHaveNotes = account.handover_kind === 'credentials';
      const saved = await update.mutateAsync({
        id: listing.id,
        body: { ...account, ...(removesNotes && mayHaveNotes ? { handover_notes: '' } : {}), images, status },
      });
      onSaved();
      toast({ title: 'Listing Updated', description: savedText(listing.status, saved.status) });
    } catch (error) {
      showFieldRefusals(error, form);
      const description = namedSentence(error, updateFailure(error));
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };

  const [asked, setAsked] = useState<Account>();
  const [isConfirmed, setConfirmed] = useState(false);
  const submit = form.handleSubmit(async (account) => {
    if (account.price !== undefined && fallsSteeply(listing, account.price)) setAsked(account);
    else await save(account);
  });
  const confirm = async () => {
    if (asked === undefined) return;
    setConfirmed(true);
    await save(asked);
    setConfirmed(false);
    setAsked(undefined);
  };

  return {
    form,
    status,
    setStatus,
    removesNotes,
    setRemovesNotes,
    submit,
    isSaving: form.formState.isSubmitting || isConfirmed,
    steepFall: { price: asked?.price, confirm, cancel: () => setAsked(undefined) },
  };
}

/** Password and notes were written once and are never read back. */
function formOf(listing: OwnListing): AccountForm {
  return {
    ...claimsFormOf(listing.claims),
    handover_kind: listing.handover_kind,
    mailbox: listing.mailbox ?? '',
    cover_days: String(listing.cover_days),
    specified_on: listing.handover_kind === 'credentials' ? listing.platform : '',
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
    offer_floor: listing.offer_floor === null ? '' : String(listing.offer_floor),
    handover_notes: '',
  };
}
