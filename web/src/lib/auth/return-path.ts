import { isReturnPath, type ReturningRole, returnParameter } from '@oja/contract/return-path';
import { paths } from '@/config/paths';

/** The path that required the sign-in, as a parameter of the sign-in page. */
const parameter = returnParameter;

export function signInPathFor(target: string, signInPath: string = paths.auth.login): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: target })}`;
}

export function returnPathOf(search: string, role: ReturningRole): string | undefined {
  const target = new URLSearchParams(search).get(parameter);
  return target !== null && isReturnPath(target, role) ? target : undefined;
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
