/**
 * A value that is created on first use. Creating an Intl format takes milliseconds, so a module that has several must
 * not create them all while the page starts.
 */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
