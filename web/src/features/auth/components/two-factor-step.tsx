import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { type CodeKind, codeFields } from '@/lib/auth/two-factor-code';
import { CodeInput, codeKinds } from '@/shared/proof/code-input';
import { loginTwoFactor } from '../api';
import type { SignIn } from '../hooks/use-sign-in';
import { TextButton } from './links';

const hints = {
  app: 'Open your authenticator app and type the code it shows for Oja.',
  recovery: 'One of the codes you kept when you switched two-factor sign-in on. Each works once.',
} as const satisfies Record<CodeKind, string>;

const codeForms = {
  app: z.strictObject({ code: codeFields.app }),
  recovery: z.strictObject({ code: codeFields.recovery }),
};

type TwoFactorStepProps = { challenge: string; signIn: SignIn; busyLabel: string };

/** The second step of a sign-in, the same for users and staff. */
export function TwoFactorStep({ challenge, signIn, busyLabel }: TwoFactorStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const { mutateAsync } = useMutation(loginTwoFactor);
  const form = useForm({ resolver: zodResolver(codeForms[kind]), defaultValues: { code: '' } });
  const { label, other } = codeKinds[kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another thing to type.
  useEffect(() => form.setFocus('code'), [kind, form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      signIn.accept(await mutateAsync({ challenge, code: values.code }));
    } catch (error) {
      form.setError('code', { message: signIn.refuse(error) }, { shouldFocus: true });
    }
  });

  function change(next: CodeKind): void {
    form.reset();
    setKind(next);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={label} hint={hints[kind]} error={form.formState.errors.code?.message}>
        <CodeInput
          kind={kind}
          field={form.register('code')}
          className="h-14 text-2xl md:text-2xl pointer-coarse:h-14"
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        className="w-full"
        busy={form.formState.isSubmitting}
        busyLabel={busyLabel}
      >
        Verify
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <TextButton onClick={signIn.startAgain} className="flex items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to sign in
        </TextButton>
        <TextButton onClick={() => change(other.kind)}>{other.label}</TextButton>
      </div>
    </form>
  );
}
