import { type ApplicationDocument, type DocumentKind, documentKinds } from '@oja/contract/applications';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { StepProps } from '../../logic/wizard-steps';
import { DocumentField } from './document-field';
import { WizardForm } from './wizard-form';

type VerificationStepProps = StepProps & { documents: readonly ApplicationDocument[] };

export function VerificationStep({ documents, isSaving, onMove }: VerificationStepProps) {
  const [triedWithout, setTriedWithout] = useState(false);
  const documentOf = (kind: DocumentKind) => documents.find((document) => document.kind === kind);
  return (
    <WizardForm
      isSaving={isSaving}
      onPrevious={() => onMove(2)}
      onSubmit={(event) => {
        event.preventDefault();
        if (documentKinds.every(documentOf)) onMove(4);
        else setTriedWithout(true);
      }}
    >
      <div className="grid gap-5">
        <div className="grid gap-2 text-muted-foreground text-sm">
          <p>PDF or image, max 10MB each. Documents must be in English or translated.</p>
          <p className="flex items-start gap-2">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Your documents are kept encrypted. Only our review team can open them, and every time is recorded.
          </p>
        </div>
        <div className="grid gap-5 @2xl:grid-cols-2">
          {documentKinds.map((kind) => (
            <DocumentField
              key={kind}
              kind={kind}
              document={documentOf(kind)}
              isMissing={triedWithout && documentOf(kind) === undefined}
            />
          ))}
        </div>
      </div>
    </WizardForm>
  );
}
