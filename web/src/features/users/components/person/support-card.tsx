import type { PersonPage } from '@oja/contract/person-page';
import { useMutation } from '@tanstack/react-query';
import { AtSign, KeyRound, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SectionCard } from '@/components/ui/section-card';
import { toast } from '@/components/ui/toast';
import { confirmationMutation, resetLinkMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';
import { EmailDialog } from '../dialogs/email-dialog';

/** What support does when a person cannot get in. Every step is in the audit log. */
export function SupportCard({ person }: { person: PersonPage }) {
  const [isChanging, setChanging] = useState(false);
  const mailed = (title: string) => () =>
    toast({ title, description: `It goes to ${person.email}. Staff never see the link.` });
  const reset = useMutation({
    ...resetLinkMutation,
    onSuccess: mailed('Reset link sent'),
    onError: (error) => toastUserFailure(error, { refused: 'Failed to send the link' }),
  });
  const confirm = useMutation({
    ...confirmationMutation,
    onSuccess: mailed('Confirmation mail sent'),
    onError: (error) => toastUserFailure(error, { refused: 'Failed to send the mail' }),
  });
  return (
    <SectionCard title="Help with signing in">
      <div className="flex flex-wrap gap-3 p-5">
        <Button
          variant="outline"
          size="sm"
          busy={reset.isPending}
          busyLabel="Sending..."
          onClick={() => reset.mutate(person.id)}
        >
          <KeyRound aria-hidden="true" />
          Send password reset link
        </Button>
        {person.email_confirmed ? null : (
          <Button
            variant="outline"
            size="sm"
            busy={confirm.isPending}
            busyLabel="Sending..."
            onClick={() => confirm.mutate(person.id)}
          >
            <MailCheck aria-hidden="true" />
            Resend confirmation mail
          </Button>
        )}
        {person.actions.includes('change_email') ? (
          <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
            <AtSign aria-hidden="true" />
            Change e-mail address
          </Button>
        ) : null}
      </div>
      {isChanging ? <EmailDialog person={person} onClose={() => setChanging(false)} /> : null}
    </SectionCard>
  );
}
