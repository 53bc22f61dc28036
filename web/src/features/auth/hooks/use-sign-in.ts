import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { ToastContent } from '@/components/ui/toast-store';
import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-error';
import type { Auth } from '@/lib/auth/auth-provider';
import type { AuthRecord, AuthUser } from '@/lib/auth/auth-store';
import { arrivalPathOf } from '@/lib/auth/home-path';
import { readSignIn, type SignInAnswer } from '../logic/read-sign-in';
import { signInFailureSentence } from '../logic/sign-in-failure';

export interface SignIn {
  /** Set while the password was right and a code is still needed. */
  challenge: string | undefined;
  /** Why the last attempt failed; it stays readable after the toast is gone. */
  failure: string | undefined;
  /** Throws when the answer names nobody. */
  accept: (answer: SignInAnswer) => void;
  /** Tells the person, and gives the sentence it used. */
  refuse: (error: unknown) => string;
  /** Back to the password. */
  startAgain: () => void;
}

/** The way through one of the two doors: password, then a code where one is needed, then inside. */
export function useSignIn(door: { auth: Auth; greeting: (user: AuthUser) => ToastContent }): SignIn {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [challenge, setChallenge] = useState<string>();
  const [failure, setFailure] = useState<string>();

  function letIn(record: AuthRecord): void {
    // The guard around this page sends whoever is signed in to their portal. Flushed, it does so before the next
    // line, which has the last word: some people have to go elsewhere first.
    flushSync(() => door.auth.signIn(record));
    void navigate(arrivalPathOf(record.user, search), { replace: true });
    toast(door.greeting(record.user));
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
