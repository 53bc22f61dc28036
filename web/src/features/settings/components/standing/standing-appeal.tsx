import { type OwnSanction, sanctionTerms } from '@oja/contract/account-standing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { appealLine, sanctionLabels } from '@/shared/sanctions/sanction-texts';
import { standingQuery } from '@/shared/sanctions/standing-query';
import { appealSanctionMutation } from '../../api';

/** Appeals once against a sanction that stands, and says what became of it. */
export function StandingAppeal({ sanction }: { sanction: OwnSanction }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { id, kind, appeal, appeal_until: until } = sanction;
  const appealing = useMutation({
    ...appealSanctionMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Appeal Sent', description: 'Another member of our team looks at it.' });
    },
    onError: (error) => toastFailure(error, 'Your appeal could not be sent.'),
    onSettled: () => client.invalidateQueries({ queryKey: standingQuery.queryKey }),
  });
  // The button is gone once the appeal is there.
  useFocusFallback(appeal === null, () => document.getElementById('standing'));
  if (appeal) return <p className="break-words text-muted-foreground">{appealLine(appeal)}</p>;
  if (until === null) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Appeal: ${sanctionLabels[kind]}`}
        onClick={() => setOpen(true)}
      >
        Appeal
      </Button>
      <p className="text-muted-foreground text-xs">You can appeal once, until {formatDateTime(until)}.</p>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Appeal against this decision?"
        description="A different member of our team looks at it again. You can appeal once."
        label="Why you think that it is wrong"
        hint="Say what we should look at."
        maxLength={sanctionTerms.appealLength}
        confirmLabel="Send Appeal"
        busyLabel="Sending..."
        busy={appealing.isPending}
        draftKey={`standing-appeal-${id}`}
        onConfirm={(text, forget) =>
          void appealing
            .mutateAsync({ id, text })
            .then(forget)
            .catch(() => undefined)
        }
      />
    </div>
  );
}
