import type { ChargebackAnswer, OpenChargeback } from '@oja/contract/chargebacks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { useNextToast } from '@/shared/work/use-next-toast';
import { WorkPresence } from '@/shared/work/work-presence';
import { answerChargebackMutation } from '../../api';

/** The answer itself is given on the Paystack dashboard; here staff record that it was. */
export function AnswerChargeback({ chargeback }: { chargeback: OpenChargeback }) {
  const { id, person } = chargeback;
  const [asked, setAsked] = useState<ChargebackAnswer>();
  const nextToast = useNextToast();
  const recording = useMutation({
    ...answerChargebackMutation,
    onSuccess: () => {
      setAsked(undefined);
      void nextToast({ title: 'Answer Recorded', description: 'It waits for the bank now.' });
    },
    onError: (error) => toastFailure(error, 'The answer could not be saved.'),
  });
  if (chargeback.answer) return <Recorded answer={chargeback.answer} />;
  const answer = asked ?? 'contested';
  return (
    <div className="flex justify-end gap-2">
      {(['contested', 'accepted'] as const).map((each) => (
        <Button
          key={each}
          variant={each === 'contested' ? 'default' : 'outline'}
          size="sm"
          aria-label={`${buttons[each]} the chargeback of ${person.name}`}
          onClick={() => setAsked(each)}
          {...keyTarget(each === 'contested' ? 'r' : 'a', `${buttons[each]} it`)}
        >
          {buttons[each]}
        </Button>
      ))}
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        title={`Did you ${buttons[answer].toLowerCase()} it on Paystack?`}
        description={describe(answer, chargeback)}
        label="Reason"
        hint="It stays in the audit log."
        confirmLabel="Record Answer"
        busyLabel="Saving..."
        busy={recording.isPending}
        onConfirm={(reason) => recording.mutate({ id, answer, reason })}
      >
        <WorkPresence kind="chargeback" id={id} />
      </ReasonDialog>
    </div>
  );
}

const buttons = { contested: 'Contest', accepted: 'Accept' } as const;

function describe(answer: ChargebackAnswer, { amount, due_at: due }: OpenChargeback): string {
  const consequence =
    answer === 'contested'
      ? 'Send the evidence there first. The bank then decides.'
      : `Accept it there first. ${formatNaira(amount)} then goes back to the payer.`;
  return `${consequence} Paystack takes an answer until ${formatDateTime(due)}; without one the payment is lost.`;
}

function Recorded({ answer }: { answer: NonNullable<OpenChargeback['answer']> }) {
  return (
    <div className="md:text-right">
      <p>
        {answer.answer === 'contested' ? 'Contested' : 'Accepted'} by{' '}
        <PersonLink id={answer.by_id} name={answer.by} />,{' '}
        <time dateTime={answer.at}>{formatDateTime(answer.at)}</time>
      </p>
      <p className="wrap-anywhere text-muted-foreground">Waits for the bank. {answer.reason}</p>
    </div>
  );
}
