/**
 * The Idempotency-Key of a form, made when the form opens. Sending the same input again, by a second click or after
 * a lost answer, repeats the key, so that it happens once. Changed input is a new request with a new key. A form that
 * stays on the screen calls `renew` once it was sent: the same words sent again later are meant again.
 */
export function createSubmissionKey(makeKey: () => string = randomKey) {
  let key = makeKey();
  let sent: string | undefined;
  const keyFor = (input: unknown): string => {
    const text = JSON.stringify(input);
    if (sent !== undefined && sent !== text) key = makeKey();
    sent = text;
    return key;
  };
  return Object.assign(keyFor, {
    renew(): void {
      key = makeKey();
      sent = undefined;
    },
  });
}

/** Not randomUUID, which browsers offer on secure addresses only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
