import { paths } from '@/config/paths';

/** The path that required the sign-in, as a parameter of the sign-in page. */
const parameter = 'next';

export function signInPathFor(target: string): string {
  return `${paths.auth.login}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Only paths of the user portal and the public market: never another origin or a sign-in page. */
const returnable = /^\/(?:dashboard(?:\/[\w-]+)*|(?:listing|seller)\/[0-9a-f-]{36})(?:\?[^#\s\\]*)?$/;

export function returnPathOf(search: string): string | undefined {
  const target = new URLSearchParams(search).get(parameter);
  return target !== null && returnable.test(target) ? target : undefined;
}
