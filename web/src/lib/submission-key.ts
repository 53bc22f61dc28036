/**
 * The Idempotency-Key of a form, made when the form opens. Sending the same input again, by a second click or after
 * a lost answer, repeats the key, so that it happens once. Changed input is a new request with a new key.
 */
export function createSubmissionKey(makeKey: () => string = randomKey) {
  let key = makeKey();
  let sent: string | undefined;
  return (input: unknown): string => {
    const text = JSON.stringify(input);
    if (sent !== undefined && sent !== text) key = makeKey();
    sent = text;
    return key;
  };
}

/** Not randomUUID, which browsers offer on secure addresses only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
