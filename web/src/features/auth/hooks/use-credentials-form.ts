import { type UseFormReturn, useForm } from 'react-hook-form';
import { markFields } from '../logic/mark-fields';
import type { SignInAnswer } from '../logic/read-sign-in';
import { serverRefusals } from '../logic/server-refusals';
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

/** E-mail and password at one of the two doors. Refused, both stay as they were typed. */
export function useCredentialsForm(door: {
  email: string;
  signIn: SignIn;
  send: (credentials: Credentials) => Promise<SignInAnswer>;
}): CredentialsForm {
  const form = useForm<Credentials>({ defaultValues: { email: door.email, password: '', remember: false } });
  const submit = form.handleSubmit(async (credentials) => {
    try {
      door.signIn.accept(await door.send(credentials));
      // The code step comes next, perhaps for minutes: a password that did its work is not kept on screen.
      form.resetField('password');
    } catch (error) {
      door.signIn.refuse(error);
      const refused = serverRefusals(error, { fields: ['email', 'password'] });
      if (refused.length > 0) markFields(form, refused);
      else form.setFocus('password', { shouldSelect: true });
    }
  });
  return { form, submit };
}
