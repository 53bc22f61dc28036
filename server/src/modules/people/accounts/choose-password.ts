import { isWellKnownPassword } from '@oja/contract/common-passwords';
import { hashPassword } from '../../../crypto/passwords.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refusePassword } from '../../../domain/accounts/decide-password.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** Checks a new password by the rules in force and hashes it, before any transaction begins. */
export async function choosePassword(
  deps: Pick<Deps, 'settings'>,
  input: { password: string; confirmation: string; email: string; purpose: 'register' | 'change' },
): Promise<string> {
  const { minimumPasswordLength } = await deps.settings.read('security');
  const refused = refusePassword({
    password: input.password,
    confirmation: input.confirmation,
    minimumLength: minimumPasswordLength,
    wellKnown: isWellKnownPassword(input.password, input.email),
    purpose: input.purpose,
  });
  if (refused) throw new Refusal(refused.code, { message: refused.message });
  return hashPassword(input.password);
}
