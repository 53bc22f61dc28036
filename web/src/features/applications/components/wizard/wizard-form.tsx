import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CardContent, CardFooter } from '@/components/ui/card';

type WizardFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Undefined on the first step, where there is nothing before. */
  onPrevious?: () => void;
  isSaving: boolean;
  submitLabel?: string;
  isSubmitting?: boolean;
  children: ReactNode;
};

/** The body of a step and the two buttons under it. */
export function WizardForm({
  onSubmit,
  onPrevious,
  isSaving,
  submitLabel = 'Next',
  isSubmitting = false,
  children,
}: WizardFormProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <CardContent className="pt-4 sm:pt-4">{children}</CardContent>
      <CardFooter className="justify-between">
        <Button
          variant="outline"
          disabled={onPrevious === undefined || isSaving || isSubmitting}
          onClick={onPrevious}
        >
          Previous
        </Button>
        <Button
          type="submit"
          busy={isSaving || isSubmitting}
          busyLabel={isSubmitting ? 'Submitting...' : 'Saving...'}
        >
          {submitLabel}
        </Button>
      </CardFooter>
    </form>
  );
}
