import type { Cover } from '@oja/contract/cover';
import { type ClaimKind, claimKindLabels, claimKinds, claimTerms } from '@oja/contract/cover-words';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
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
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { useOpenClaim } from '../hooks/use-open-claim';

/** What was typed and uploaded stays when the dialog is closed by mistake. */
export function ClaimDialog({ cover }: { cover: Cover }) {
  const [isOpen, setOpen] = useState(false);
  const { form, tray, submit, isSending } = useOpenClaim(cover.purchase_id, () => setOpen(false));
  const { control, register, formState } = form;
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (isSending ? undefined : setOpen(next))}>
      <DialogTrigger asChild>
        <Button variant="outline">Make a claim</Button>
      </DialogTrigger>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Make a claim</DialogTitle>
          <DialogDescription>
            The held part and the seller’s payouts wait until our team has decided about {cover.handle}.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Controller
              control={control}
              name="kind"
              render={({ field: { value, onChange, ref }, fieldState }) => (
                <Field label="What happened" required error={fieldState.error?.message}>
                  <Select value={value ?? ''} onValueChange={(chosen: ClaimKind) => onChange(chosen)}>
                    <SelectTrigger ref={ref} placeholder="Choose what happened" />
                    <SelectContent>
                      {claimKinds.map((kind) => (
                        <SelectItem key={kind} value={kind}>
                          {claimKindLabels[kind]}
                        </SelectItem>
                      ))}
                    </SelectContent>
                  </Select>
                </Field>
              )}
            />
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
