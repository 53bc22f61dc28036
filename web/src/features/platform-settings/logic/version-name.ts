/** Version 0 is what comes before the first save. */
export function versionName(version: number): string {
  return version === 0 ? 'Defaults' : `Version ${version}`;
}

/** Within a sentence. */
export function versionInWords(version: number): string {
  return version === 0 ? 'the defaults' : `version ${version}`;
}
