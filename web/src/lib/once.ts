/**
 * Made when it is first asked for. A format of the browser's own takes milliseconds to make, so a file that has some
 * must not make them all while the page starts.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
