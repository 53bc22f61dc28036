import { zodResolver } from '@hookform/resolvers/zod';
import { offerTerms } from '@oja/contract/offer-terms';
import type { Offer } from '@oja/contract/offers';
import { useQueryClient } from '@tanstack/react-query';
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
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { NairaInput } from '@/shared/wallet/naira-input';
import { counterOffer, refreshOffers } from './api';
import { counterForm } from './offer-form';

type CounterDialogProps = { offer: Offer; open: boolean; onClose: () => void };

export function CounterDialog({ offer, open, onClose }: CounterDialogProps) {
  const client = useQueryClient();
  const { amount, side, listing, counters_left: left } = offer;
  const { control, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(counterForm({ side, amount, price: listing.price })),
    defaultValues: { amount: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const answer = await counterOffer(offer.id, body);
      onClose();
      reset();
      if (answer.data.status === 'declined')
        toast({ variant: 'destructive', title: 'Offer Declined', description: answer.message });
      else toast({ title: 'Counter-Offer Sent' });
    } catch (error) {
      toastFailure(error, 'The amount could not be sent. Please try again.');
    } finally {
      await refreshOffers(client);
    }
  });
  return (
    <Dialog open={open} onOpenChange={(next) => (next || isSubmitting ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Counter-offer</DialogTitle>
          <DialogDescription>
            The last amount for {listing.handle} is {formatNaira(amount)}; the asking price is{' '}
            {formatNaira(listing.price)}.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Field
              label="Your amount (NGN)"
              required
              hint={`${left === 1 ? 'The last counter' : `${left} counters left`} in this offer. The other side has ${offerTerms.hours} hours to answer.`}
              error={errors.amount?.message}
            >
              <NairaInput control={control} name="amount" />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
              Send Counter-Offer
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
