import { zodResolver } from '@hookform/resolvers/zod';
import { signInEndpoints } from '@oja/contract/sign-in';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { markFields, serverRefusals } from '../logic/form-refusals';
import type { SignInAnswer } from '../logic/sign-in';
import type { SignIn } from './use-sign-in';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export interface CredentialsForm {
  form: UseFormReturn<Credentials>;
  submit: () => Promise<void>;
}

// Sent as typed, and kept as typed after a refusal.
const resolver = zodResolver(signInEndpoints.login.body.required(), undefined, { raw: true });

/** E-mail and password of the user or staff sign-in. After a refusal both stay as typed. */
export function useCredentialsForm(options: {
  email: string;
  signIn: SignIn;
  send: (credentials: Credentials) => Promise<SignInAnswer>;
}): CredentialsForm {
  const form = useForm<Credentials>({
    resolver,
    defaultValues: { email: options.email, password: '', remember: false },
  });
  const submit = form.handleSubmit(async (credentials) => {
    try {
      options.signIn.accept(await options.send(credentials));
      // The code step comes next, perhaps for minutes: a password that did its work is not kept on screen.
      form.resetField('password');
    } catch (error) {
      options.signIn.refuse(error);
      const refused = serverRefusals(error, { fields: ['email', 'password'] });
      if (refused.length > 0) markFields(form, refused);
      else form.setFocus('password', { shouldSelect: true });
    }
  });
  return { form, submit };
}
