/** Four letters at a time, because a person may have to type them. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** What a person typed, as the server wants it: apps show codes with a gap, and people copy that too. */
export function typedCode(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

export const RECOVERY_FILE_NAME = 'oja-recovery-codes.txt';

/** The content of the file: readable years later, without this page. */
export function recoveryFileText({ codes, email }: { codes: readonly string[]; email: string }): string {
  return [
    `Oja recovery codes for ${email}`,
    '',
    'Each code lets you sign in once when you cannot use your authenticator app.',
    'Keep them where only you can reach them.',
    '',
    ...codes,
    '',
  ].join('\n');
}
