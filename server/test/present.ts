/** Narrows a value that must be there, such as the first row of a list; otherwise the test fails here. */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('a value is missing');
  return value;
}
