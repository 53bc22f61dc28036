import type { SellerApplication } from '@oja/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { submitApplicationMutation } from '../../api';
import { documentLabels, experienceLabel } from '../../logic/application-labels';
import type { StepProps } from '../../logic/wizard-steps';
import { FactList } from '../fact-list';
import { WizardForm } from './wizard-form';

type ReviewStepProps = StepProps & { application: SellerApplication };

export function ReviewStep({ application, isSaving, onMove }: ReviewStepProps) {
  const [accepted, setAccepted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const submission = useMutation({
    ...submitApplicationMutation,
    onSuccess: () =>
      toast({
        title: 'Application Submitted',
        description: 'We will look at it within 2-3 business days.',
      }),
    onError: (error) => toastFailure(error, 'Your application could not be submitted.'),
  });
  // What staff sent back is corrected first.
  const maySubmit = application.actions.includes('submit');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!maySubmit) return onMove(1);
    setRefused(!accepted);
    if (accepted) submission.mutate();
  };
  const documents = application.documents.map(({ kind, file_name: fileName }) => ({
    term: documentLabels[kind].label,
    value: fileName,
  }));
  return (
    <WizardForm
      isSaving={isSaving}
      submitLabel={maySubmit ? 'Submit Application' : 'Correct Application'}
      isSubmitting={submission.isPending}
      onPrevious={() => onMove(3)}
      onSubmit={submit}
    >
      <div className="grid gap-5">
        <Section title="Personal Information" onEdit={() => onMove(1)}>
          <FactList
            facts={[
              { term: 'Name', value: `${application.firstName} ${application.lastName}` },
              { term: 'Email', value: application.email },
              { term: 'Phone', value: application.phone },
              { term: 'Bio', value: application.bio },
            ]}
          />
        </Section>
        <Section title="Account Information" onEdit={() => onMove(2)}>
          <FactList
            facts={[
              { term: 'Instagram', value: application.instagram },
              { term: 'YouTube', value: application.youtube },
              { term: 'Twitter/X', value: application.twitter },
              { term: 'Experience', value: experienceLabel(application.experience) },
            ]}
          />
        </Section>
        <Section title="Verification" onEdit={() => onMove(3)}>
          <FactList facts={documents} />
        </Section>
        {maySubmit ? (
          <Agreement
            feePercent={application.platformFeePercent}
            accepted={accepted}
            onAccept={setAccepted}
            isRefused={isRefused}
          />
        ) : null}
      </div>
    </WizardForm>
  );
}

type AgreementProps = {
  feePercent: number;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  isRefused: boolean;
};

function Agreement({ feePercent, accepted, onAccept, isRefused }: AgreementProps) {
  return (
    <div className="grid gap-3 rounded-lg bg-muted/60 p-4 text-sm">
      <p className="font-medium">What you agree to</p>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted-foreground">
        <li>Oja keeps a platform fee of {feePercent}% of every sale.</li>
        <li>Payments are held in escrow until the buyer confirms or the dispute window ends.</li>
        <li>You sell only accounts that belong to you, described as they are.</li>
      </ul>
      <Field
        layout="inline"
        required
        label={
          <>
            I accept these rules and the{' '}
            <Link
              to={paths.terms}
              target="_blank"
              rel="noreferrer"
              className="text-primary underline underline-offset-4"
            >
              terms of service
            </Link>
            .
          </>
        }
        error={isRefused && !accepted ? 'Please accept the rules before you submit.' : undefined}
      >
        <Checkbox checked={accepted} onCheckedChange={(checked) => onAccept(checked === true)} />
      </Field>
    </div>
  );
}

function Section({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 rounded-lg border p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        <Button variant="ghost" size="sm" onClick={onEdit} aria-label={`Edit ${title}`}>
          Edit
        </Button>
      </div>
      {children}
    </section>
  );
}
