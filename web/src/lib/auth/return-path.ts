import { paths } from '@/config/paths';

/** The path that required the sign-in, as a parameter of the sign-in page. */
const parameter = 'next';

export function signInPathFor(target: string, signInPath: string = paths.auth.login): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Never another origin or a sign-in page. */
const tail = String.raw`(?:\?[^#\s\\]*)?(?:#[\w-]*)?$`;
const returnable = {
  trader: new RegExp(String.raw`^/(?:dashboard(?:/[\w-]+)*|(?:listing|seller)/[0-9a-f-]{36})${tail}`),
  staff: new RegExp(String.raw`^/(?:admin(?:/[\w-]+)*|dashboard/settings)${tail}`),
};

export function returnPathOf(search: string, role: keyof typeof returnable): string | undefined {
  const target = new URLSearchParams(search).get(parameter);
  return target !== null && returnable[role].test(target) ? target : undefined;
}

/** A link between sign-in, sign-up and reset pages that keeps the return path of the current page. */
export function keepReturnPath(path: string, search: string): string {
  const target = new URLSearchParams(search).get(parameter);
  if (target === null) return path;
  const [pathname = '', query] = path.split('?');
  const kept = new URLSearchParams(query);
  kept.set(parameter, target);
  return `${pathname}?${kept}`;
}
