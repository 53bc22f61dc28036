import pg from 'pg';

const int8Oid = 20;

/** int8 is parsed to a number; a value beyond 2^53 is an error instead of a rounded amount. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8Oid) return parseInt8;
  return pg.types.getTypeParser(oid, format as 'text');
};

function parseInt8(value: string): number {
  const parsed = Number(value);
  if (!Number.isSafeInteger(parsed)) throw new RangeError(`int8 ${value} is beyond 2^53`);
  return parsed;
}
