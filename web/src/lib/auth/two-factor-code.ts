import { signInEndpoints } from '@oja/contract/sign-in';
import { withSentence } from '../form-schemas';

export type CodeKind = 'app' | 'recovery';

const { code } = signInEndpoints.loginTwoFactor.body.shape;

/** The rule of the contract; each kind of code has its own sentence. */
export const codeFields = {
  app: withSentence(code, 'Please enter the six digits from your authenticator app.'),
  recovery: withSentence(code, 'Please enter the whole recovery code, such as k3m9q-7xw2p.'),
};

const recoveryHalf = 5;

/** What was typed or pasted, as the server knows it: '123 456' is 123456, 'K3M9Q 7XW2P' is k3m9q-7xw2p. */
export function tidyCode(kind: CodeKind, typed: string): string {
  if (kind === 'app') return typed.replace(/\D/g, '').slice(0, 6);
  const signs = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 2 * recoveryHalf);
  return signs.length <= recoveryHalf
    ? signs
    : `${signs.slice(0, recoveryHalf)}-${signs.slice(recoveryHalf)}`;
}
