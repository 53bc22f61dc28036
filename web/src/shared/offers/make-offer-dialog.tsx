import { zodResolver } from '@hookform/resolvers/zod';
import { offerTerms } from '@oja/contract/offer-terms';
import type { Offer } from '@oja/contract/offers';
import { useForm } from 'react-hook-form';
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
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { useFormDraft } from '@/lib/use-form-draft';
import { NairaInput } from '@/shared/wallet/naira-input';
import { makeOffer } from './make-offer';
import { emptyOffer, newOfferForm } from './offer-form';

export type MakeOfferDialogProps = {
  listing: { id: string; handle: string; price: number };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent?: ((offer: Offer) => void) | undefined;
};

/**
 * What was typed stays when the dialog is closed by mistake or the offer is refused. It calls without a cache around it:
 * the public page of a listing has none.
 */
export function MakeOfferDialog({ listing, open, onOpenChange, onSent }: MakeOfferDialogProps) {
  const form = useForm({ resolver: zodResolver(newOfferForm(listing.price)), defaultValues: emptyOffer });
  const { control, register, handleSubmit, reset, setError, formState } = form;
  const forgetDraft = useFormDraft(form, { key: `offer-${listing.id}`, empty: emptyOffer });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const answer = await makeOffer(listing.id, body);
      onSent?.(answer.data);
      if (answer.data.status === 'declined') {
        setError('amount', { message: answer.message }, { shouldFocus: true });
        return;
      }
      onOpenChange(false);
      reset(emptyOffer);
      forgetDraft();
      toast({ title: 'Offer Sent', description: 'The answer will be under Offers.' });
    } catch (error) {
      toastFailure(error, 'The offer could not be sent. Please try again.');
    }
  });
  return (
    <Dialog open={open} onOpenChange={(next) => (isSubmitting ? undefined : onOpenChange(next))}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Make an offer</DialogTitle>
          <DialogDescription>
            For {listing.handle}, which costs {formatNaira(listing.price)}. The seller has {offerTerms.hours}{' '}
            hours to answer.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Field label="Your offer (NGN)" required error={errors.amount?.message}>
              <NairaInput control={control} name="amount" />
            </Field>
            <Field
              label="Message"
              hint="Optional. Phone numbers, e-mail addresses and links stay hidden until a purchase."
              error={errors.message?.message}
            >
              <Textarea rows={3} maxLength={offerTerms.messageLength} {...register('message')} />
            </Field>
            <p className="text-muted-foreground text-sm">
              Nothing is paid now. If the seller accepts, you can pay the agreed price for {offerTerms.hours}{' '}
              hours; the account stays on the market until you do.
            </p>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSubmitting} onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
              Send Offer
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
