import type { ApplicationDraft, SellerApplication } from '@oja/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { toastFailure } from '@/components/ui/toast-failure';
import type { AuthUser } from '@/lib/auth/auth-store';
import { saveApplicationMutation } from '../../api';
import { furthestStep, type StepNumber, startValues, wizardSteps } from '../../logic/wizard-steps';
import { ApplicationStatusBadge } from '../application-status-badge';
import { AccountStep } from './account-step';
import { PersonalStep } from './personal-step';
import { ReviewStep } from './review-step';
import { VerificationStep } from './verification-step';
import { WizardStepper } from './wizard-stepper';

type ApplicationWizardProps = { application: SellerApplication; user: AuthUser };

/**
 * Four steps, each with a form of its own. A step is left only when the server has saved it, so that a reload or
 * another device goes on from there.
 */
export function ApplicationWizard({ application, user }: ApplicationWizardProps) {
  const [step, setStep] = useState<StepNumber>(() => furthestStep(application));
  const { mutateAsync, isPending: isSaving } = useMutation(saveApplicationMutation);
  const heading = useFocusOnChange(step);
  const title = wizardSteps.find(({ number }) => number === step)?.title;
  const start = startValues(application, user);
  const move = (next: StepNumber, filledIn: Omit<ApplicationDraft, 'step'> = {}) =>
    void mutateAsync({ ...filledIn, step: next }).then(
      () => setStep(next),
      (error: unknown) => toastFailure(error, 'Your application could not be saved.'),
    );

  return (
    <Card>
      <CardHeader className="gap-4 border-b pb-5 sm:pb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted-foreground text-sm">Step {step} of 4</p>
          <ApplicationStatusBadge status={application.status} />
        </div>
        <WizardStepper current={step} />
      </CardHeader>
      <div className="grid gap-5 px-5 pt-5 sm:px-6 sm:pt-6">
        {application.reason ? <RejectionNotice reason={application.reason} /> : null}
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {title}
        </h2>
      </div>
      {step === 1 ? <PersonalStep start={start} isSaving={isSaving} onMove={move} /> : null}
      {step === 2 ? <AccountStep start={start} isSaving={isSaving} onMove={move} /> : null}
      {step === 3 ? (
        <VerificationStep documents={application.documents} isSaving={isSaving} onMove={move} />
      ) : null}
      {step === 4 ? <ReviewStep application={application} isSaving={isSaving} onMove={move} /> : null}
    </Card>
  );
}

/** Reading goes on where the new step begins; the first one is left to the page. */
function useFocusOnChange(step: StepNumber) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}

function RejectionNotice({ reason }: { reason: string }) {
  return (
    <Notice variant="danger">
      <p className="font-medium">Our team could not approve your application yet.</p>
      <p className="whitespace-pre-line break-words">{reason}</p>
      <p>Please correct it and submit it again.</p>
    </Notice>
  );
}
