import type { Cover } from '@oja/contract/cover';
import { type ClaimKind, claimKindLabels, claimKindsFor, claimTerms } from '@oja/contract/cover-labels';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { formatNaira } from '@/lib/money';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { useOpenClaim } from '../hooks/use-open-claim';

/** What was typed and uploaded stays when the dialog is closed by mistake. */
export function ClaimDialog({ cover }: { cover: Cover }) {
  const [isOpen, setOpen] = useState(false);
  const { form, tray, submit, isSending } = useOpenClaim(cover.purchase_id, () => setOpen(false));
  const { control, register, formState } = form;
  // Registered before the details, so that an empty form takes the person to the first field.
  const { field: kind } = useController({ control, name: 'kind' });
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (isSending ? undefined : setOpen(next))}>
      <DialogTrigger asChild>
        <Button variant="outline">Make a claim</Button>
      </DialogTrigger>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Make a claim</DialogTitle>
          <DialogDescription>
            The held part waits until our team has decided about {cover.handle}, and so do the seller’s
            payouts unless the price was small. You can get back up to {formatNaira(cover.claimable)}; the
            held part is not the limit.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Field label="What happened" required error={formState.errors.kind?.message}>
              <Select value={kind.value ?? ''} onValueChange={(chosen: ClaimKind) => kind.onChange(chosen)}>
                <SelectTrigger ref={kind.ref} placeholder="Choose what happened" />
                <SelectContent>
                  {claimKindsFor({ handoverKind: cover.handover_kind, mailbox: cover.mailbox }).map(
                    (each) => (
                      <SelectItem key={each} value={each}>
                        {claimKindLabels[each]}
                      </SelectItem>
                    ),
                  )}
                </SelectContent>
              </Select>
            </Field>
            <Field
              label="Details"
              required
              hint="Say what you saw and when. The seller and our team read it."
              error={formState.errors.details?.message}
            >
              <Textarea maxLength={claimTerms.detailsLength} {...register('details')} />
            </Field>
            <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" busy={isSending} busyLabel="Opening...">
              Open Claim
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
