import { paths } from '@/config/paths';

/** Where somebody wanted to go before they were asked to sign in, carried in the address of the sign-in page. */
const parameter = 'next';

export function signInPathFor(target: string): string {
  return `${paths.auth.login}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Only into the user portal: an address from a link must not lead out of the application or into another door. */
export function returnPathOf(search: string): string | undefined {
  const target = new URLSearchParams(search).get(parameter);
  const isInPortal = target !== null && /^\/dashboard(?:\/[\w-]+)*(?:\?[^#\s\\]*)?$/.test(target);
  return isInPortal ? target : undefined;
}
