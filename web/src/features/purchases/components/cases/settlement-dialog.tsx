import type { DisputeCase } from '@oja/contract/disputes';
import { settlementTerms } from '@oja/contract/settlement-fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AmountInput } from '@/components/ui/amount-input';
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
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { useDebounced } from '@/lib/use-debounced';
import { Division } from '@/shared/purchases/division';
import { proposeSettlementMutation, settlementPreviewQuery } from '../../api';
import { readProposal, refuseProposal } from '../../logic/proposal';

/** Proposes an amount; who would get what is shown before it is sent. */
export function SettlementDialog({ disputeCase }: { disputeCase: DisputeCase }) {
  const { id, price, proposals_left: left } = disputeCase;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [keyFor] = useState(() => createSubmissionKey());
  const preview = useQuery(settlementPreviewQuery(id, readProposal(useDebounced(typed), price)));
  const proposal = useMutation({
    ...proposeSettlementMutation,
    onSuccess: () => {
      setOpen(false);
      setTyped('');
      keyFor.renew();
      toast({ title: 'Settlement Proposed', description: 'The other side is asked to answer.' });
    },
    onError: (error) => toastFailure(error, 'The proposal could not be sent.'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refundAmount = readProposal(typed, price);
    setRefusal(refuseProposal(typed, price));
    if (refundAmount === undefined) return;
    proposal.mutate({ purchaseId: id, refundAmount, idempotencyKey: keyFor(refundAmount) });
  };
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (proposal.isPending ? undefined : setOpen(next))}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Handshake aria-hidden="true" />
          Propose a settlement
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Propose a settlement</DialogTitle>
          <DialogDescription>
            The other side has {settlementTerms.hours} hours to accept. Then the money moves at once, and the
            dispute is over. You can propose {left === 1 ? 'once more' : `${left} times`} in this dispute.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-4">
            <Field
              label="Back to the buyer (₦)"
              required
              hint={`Of ${formatNaira(price)}. The whole price returns the account to the seller.`}
              error={refusal}
            >
              <AmountInput
                value={typed}
                disabled={proposal.isPending}
                onValueChange={(next) => {
                  setTyped(next);
                  setRefusal(undefined);
                }}
              />
            </Field>
            {preview.data ? (
              <section aria-label="Who gets what" className="rounded-lg bg-muted p-4">
                <Division {...preview.data} />
              </section>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={proposal.isPending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={proposal.isPending} busyLabel="Proposing...">
              Propose
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
