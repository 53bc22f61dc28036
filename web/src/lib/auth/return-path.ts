import { paths } from '@/config/paths';

/** Where somebody wanted to go before they were asked to sign in, carried in the address of the sign-in page. */
const parameter = 'next';

export function signInPathFor(target: string): string {
  return `${paths.auth.login}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Into the user portal, or back to what everybody sees of the market; never out of the application or to another door. */
const returnable = /^\/(?:dashboard(?:\/[\w-]+)*|(?:listing|seller)\/[0-9a-f-]{36})(?:\?[^#\s\\]*)?$/;

export function returnPathOf(search: string): string | undefined {
  const target = new URLSearchParams(search).get(parameter);
  return target !== null && returnable.test(target) ? target : undefined;
}
