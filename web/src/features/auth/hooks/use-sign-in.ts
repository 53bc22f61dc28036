import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { type ToastContent, toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import type { Auth } from '@/lib/auth/auth-provider';
import type { AuthRecord, AuthUser } from '@/lib/auth/auth-store';
import { arrivalPathOf } from '@/lib/auth/home-path';
import { readSignIn, type SignInAnswer, signInFailureSentence } from '../logic/sign-in';

export interface SignIn {
  /** Set while the password was right and a code is still needed. */
  challenge: string | undefined;
  /** Why the last attempt failed; it stays readable after the toast is gone. */
  failure: string | undefined;
  /** Throws when the answer carries no user. */
  accept: (answer: SignInAnswer) => void;
  /** Tells the person, and gives the sentence it used. */
  refuse: (error: unknown) => string;
  /** Back to the password. */
  startAgain: () => void;
}

/** The user or staff sign-in: password, then a code if two-factor is on, then the redirect. */
export function useSignIn(options: { auth: Auth; greeting: (user: AuthUser) => ToastContent }): SignIn {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [challenge, setChallenge] = useState<string>();
  const [failure, setFailure] = useState<string>();

  function letIn(record: AuthRecord): void {
    // The guard around this page redirects a signed-in user to the portal. Flushed, it does so before the next
    // line, whose navigation replaces it: some sign-ins lead elsewhere first.
    flushSync(() => options.auth.signIn(record));
    void navigate(arrivalPathOf(record.user, search), { replace: true });
    toast(options.greeting(record.user));
  }

  function refuse(error: unknown): string {
    const sentence = signInFailureSentence(error);
    if (error instanceof ApiError && error.code === 'two_factor_challenge_invalid') setChallenge(undefined);
    setFailure(sentence);
    toast({ title: 'Login Failed', description: sentence, variant: 'destructive' });
    return sentence;
  }

  function accept(answer: SignInAnswer): void {
    const step = readSignIn(answer);
    setFailure(undefined);
    if ('challenge' in step) setChallenge(step.challenge);
    else letIn(step.record);
  }

  function startAgain(): void {
    setChallenge(undefined);
    setFailure(undefined);
  }

  return { challenge, failure, accept, refuse, startAgain };
}
