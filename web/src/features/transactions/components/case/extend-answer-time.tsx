import { extensionHours } from '@oja/contract/dispute-terms';
import type { StaffCase } from '@oja/contract/disputes';
import { hourMs } from '@oja/contract/durations';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { createSubmissionKey } from '@/lib/submission-key';
import { extendAnswerTimeMutation } from '../../api';

type Hours = (typeof extensionHours)[number];

/** More time for the seller to answer, once in a dispute. */
export function ExtendAnswerTime({ file }: { file: StaffCase }) {
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState<Hours>(extensionHours[0]);
  const [keyFor] = useState(() => createSubmissionKey());
  const extend = useMutation({
    ...extendAnswerTimeMutation,
    onSuccess: ({ data }) => {
      setOpen(false);
      const until = formatDateTime(data.clocks.seller_due_at);
      toast({ title: 'Time Extended', description: `The seller can answer until ${until}.` });
    },
    onError: (error) => toastFailure(error, 'The time could not be extended.'),
  });
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Give the seller more time
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="More time for the seller"
        description="It can be given once. Both sides are told until when, and why."
        label="Reason"
        hint="Both sides read it."
        maxLength={textLimits.reason}
        confirmLabel="Give more time"
        busyLabel="Saving..."
        busy={extend.isPending}
        onConfirm={(reason) =>
          extend.mutate({
            purchaseId: file.id,
            hours,
            reason,
            idempotencyKey: keyFor(`${hours} ${reason}`),
          })
        }
      >
        <Field label="How much">
          <RadioGroup
            value={String(hours)}
            onValueChange={(chosen) =>
              setHours(extensionHours.find((each) => String(each) === chosen) ?? hours)
            }
          >
            {extensionHours.map((each) => (
              <RadioOption key={each} value={String(each)} label={labelOf(each, file)} />
            ))}
          </RadioGroup>
        </Field>
      </ReasonDialog>
    </>
  );
}

function labelOf(hours: Hours, { clocks }: StaffCase): string {
  const until = new Date(Date.parse(clocks.seller_due_at) + hours * hourMs).toISOString();
  return `${hours} hours, until ${formatDateTime(until)}`;
}
