import { zodResolver } from '@hookform/resolvers/zod';
import { proofMinutes } from '@oja/contract/proof-terms';
import { password } from '@oja/contract/text';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import {
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { HiddenUsername } from '@/components/ui/hidden-username';
import { PasswordInput } from '@/components/ui/password-input';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { authStore } from '@/lib/auth/auth-store';
import { codeFields } from '@/lib/auth/two-factor-code';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { CodeInput, codeKinds } from './code-input';
import { sendProof } from './send-proof';

type Kind = 'password' | 'app' | 'recovery';

/** What is asked for each kind of proof; `other` is the kind a person may choose instead. */
const kinds = {
  password: { label: 'Password', description: 'Enter your password to continue.', other: null },
  app: {
    ...codeKinds.app,
    description: 'Enter the code that your authenticator app shows for Oja.',
  },
  recovery: {
    ...codeKinds.recovery,
    description: 'Enter one of the codes you saved. Each works once.',
  },
} as const satisfies Record<Kind, unknown>;

const proofs = {
  password: z.strictObject({ proof: password }),
  app: z.strictObject({ proof: codeFields.app }),
  recovery: z.strictObject({ proof: codeFields.recovery }),
};
const sentences = emptyFieldSentences({ proof: 'Please enter your password.' });

type ProofFormProps = { onProven: () => void; onCancel: () => void };

export function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [user] = useState(() => authStore.record()?.user);
  const [kind, setKind] = useState<Kind>(user?.twoFactorEnabled ? 'app' : 'password');
  const formId = useId();
  const form = useForm({ resolver: zodResolver(proofs[kind], sentences), defaultValues: { proof: '' } });
  const { isSubmitting, errors } = form.formState;
  const { label, description, other } = kinds[kind];

  const refuse = (message: string) => form.setError('proof', { message }, { shouldFocus: true });
  const submit = form.handleSubmit(async ({ proof }) => {
    try {
      await sendProof(kind === 'password' ? { password: proof } : { code: proof });
      onProven();
    } catch (error) {
      change(kindWanted(error) ?? kind);
      refuse(failureSentence(error, 'This could not be checked. Please try again.'));
    }
  });

  function change(next: Kind): void {
    if (next === kind) return;
    form.reset();
    setKind(next);
  }

  const field = form.register('proof');
  return (
    <>
      <DialogHeader>
        <DialogTitle>Confirm it's you</DialogTitle>
        <DialogDescription>
          {description} We will not ask again for {proofMinutes} minutes.
        </DialogDescription>
      </DialogHeader>
      <DialogBody>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
          {user ? <HiddenUsername email={user.email} /> : null}
          <Field key={kind} label={label} error={errors.proof?.message}>
            {kind === 'password' ? (
              <PasswordInput autoFocus autoComplete="current-password" {...field} />
            ) : (
              <CodeInput autoFocus kind={kind} field={field} className="h-12 text-xl md:text-xl" />
            )}
          </Field>
          {other ? (
            <Button variant="link" className="h-auto w-fit px-0 py-1" onClick={() => change(other.kind)}>
              {other.label}
            </Button>
          ) : null}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Checking...">
          Confirm
        </Button>
      </DialogFooter>
    </>
  );
}

/** Two-factor sign-in may have been switched on or off elsewhere since this page was loaded. */
function kindWanted(error: unknown): Kind | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'proof_code_required') return 'app';
  return error.code === 'two_factor_not_on' ? 'password' : undefined;
}
