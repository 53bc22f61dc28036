/** The page to sign up on, with the code filled in. */
export function inviteLink({ origin, path, code }: { origin: string; path: string; code: string }): string {
  const url = new URL(path, origin);
  url.searchParams.set('ref', code);
  return url.href;
}
