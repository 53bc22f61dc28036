import { pathToFileURL } from 'node:url';

/** True in the script that was called, false in one that another script imports. */
export function isMain(url) {
  return url === pathToFileURL(process.argv[1] ?? '').href;
}
