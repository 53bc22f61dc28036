import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnSanction, sanctionTerms, standingEndpoints } from '@oja/contract/account-standing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck, Scale, ShieldCheck, Unlink } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Loaded } from '@/components/ui/loaded';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { appealLine } from '@/shared/sanctions/sanction-texts';
import { appealSuspension, suspensionQuery } from '../api';
import { AuthCard } from '../components/auth-card';
import { ButtonLink } from '../components/links';
import { useLinkToken } from '../hooks/use-link-token';

const pageTitle = 'Appeal';
const { body } = standingEndpoints.appealSuspension;
const resolver = zodResolver(
  body.pick({ text: true }),
  emptyFieldSentences({ text: 'Please say why you think that it is wrong.' }),
);

/** The link in the mail about a suspension: a suspended person cannot sign in, but may appeal once. */
export function Component() {
  const token = useLinkToken(body.shape.token);
  return token === undefined ? <LinkBroken /> : <Suspension token={token} />;
}

function Suspension({ token }: { token: string }) {
  const query = useQuery(suspensionQuery(token));
  if (query.error instanceof ApiError && query.error.code === 'appeal_link_invalid') return <LinkBroken />;
  return (
    <Loaded
      query={query}
      failure="This suspension could not be loaded"
      skeleton={<Skeleton className="h-64" />}
    >
      {(sanction) => <AppealCard token={token} sanction={sanction} onSent={() => void query.refetch()} />}
    </Loaded>
  );
}

type AppealCardProps = { token: string; sanction: OwnSanction; onSent: () => void };

function AppealCard({ token, sanction, onSent }: AppealCardProps) {
  const { ended, appeal, appeal_until: until, reason } = sanction;
  if (ended) {
    return (
      <AuthCard
        pageTitle={pageTitle}
        title="The suspension has ended"
        icon={ShieldCheck}
        announced
        description={`It ended on ${formatDateTime(ended.at)}. You can sign in again.`}
      >
        <ButtonLink to={paths.auth.login} className="w-fit">
          Sign in
        </ButtonLink>
      </AuthCard>
    );
  }
  if (appeal) {
    return (
      <AuthCard
        pageTitle={pageTitle}
        title={appeal.decided_at === null ? 'Your appeal is with us' : 'Your appeal was decided'}
        icon={MailCheck}
        announced
        description={`${appealLine(appeal)}${appeal.decided_at === null ? ' We write to you when it is decided.' : ''}`}
      />
    );
  }
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="Your account is suspended"
      icon={Scale}
      description={
        <div className="grid gap-1">
          <p className="wrap-anywhere">Reason: {reason}</p>
          <p className="text-sm">
            {sanction.until ? `Until ${formatDateTime(sanction.until)}` : 'Until our team lifts it'}
          </p>
        </div>
      }
    >
      {until === null ? (
        <p>The time for an appeal is over.</p>
      ) : (
        <AppealForm token={token} until={until} onSent={onSent} />
      )}
    </AuthCard>
  );
}

function AppealForm({ token, until, onSent }: { token: string; until: string; onSent: () => void }) {
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { text: '' } });
  const appealing = useMutation({
    ...appealSuspension,
    onSuccess: onSent,
    onError: (error) => toastFailure(error, 'Your appeal could not be sent.'),
  });
  const submit = handleSubmit(({ text }) => appealing.mutate({ token, text }));
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label="Why you think that it is wrong"
        required
        hint={`You can appeal once, until ${formatDateTime(until)}. Another member of our team looks at it.`}
        error={formState.errors.text?.message}
      >
        <Textarea rows={6} maxLength={sanctionTerms.appealLength} {...register('text')} />
      </Field>
      <Button type="submit" size="lg" className="w-fit" busy={appealing.isPending} busyLabel="Sending...">
        Send Appeal
      </Button>
    </form>
  );
}

function LinkBroken() {
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="This link is not complete"
      icon={Unlink}
      description="Please open it from the mail about your suspension again."
    />
  );
}
