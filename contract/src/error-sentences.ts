import { z } from 'zod';

/**
 * The default sentence for an invalid field, unless the schema has its own. Both sides import this with endpoint.ts, so
 * a form and the API use the same sentences.
 */
// In a browser Zod must not try to compile its checks: the content security policy forbids it and would report it.
z.config({ customError: sentenceFor, jitless: 'document' in globalThis });

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

function sentenceFor(issue: Issue): string {
  if (isMissing(issue)) return whatIsMissing(issue);
  switch (issue.code) {
    case 'invalid_type':
      return expectedTypes.get(issue.expected) ?? 'This is not valid.';
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `The field ${issue.keys[0]} is not known here.`
        : `These fields are not known here: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : 'This has none of the accepted forms.';
    case 'invalid_key':
    case 'invalid_element':
      return 'One of the entries is not valid.';
    case 'custom':
      return 'This is not valid.';
  }
}

/** Null counts as missing: a field that may be null would not have complained. */
function isMissing(issue: Issue): boolean {
  const codes: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union'];
  return codes.includes(issue.code) && (issue.input === undefined || issue.input === null);
}

function whatIsMissing(issue: Issue): string {
  const isWholeBody = issue.code === 'invalid_type' && issue.expected === 'object' && !issue.path?.length;
  return isWholeBody ? 'The request needs a body.' : 'This field is required.';
}

const expectedTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: 'Please enter text.',
    number: 'Please enter a number.',
    int: 'Please enter a whole number.',
    boolean: 'This must be true or false.',
    array: 'This must be a list.',
    object: 'This must be a set of named fields.',
    record: 'This must be a set of named fields.',
    null: 'This must be empty.',
    undefined: 'This must be left out.',
    never: 'This must be left out.',
  }),
);

function oneOf(values: readonly unknown[]): string {
  const names = values.map((value) => String(value));
  return names.length === 1 ? `This must be ${names[0]}.` : `Please choose one of: ${names.join(', ')}.`;
}

function tooSmall(issue: IssueOf<'too_small'>): string {
  const { minimum, exact, inclusive } = issue;
  switch (issue.origin) {
    case 'string':
      if (exact) return `Please enter exactly ${count(minimum, 'character')}.`;
      if (Number(minimum) === 1) return 'This field is required.';
      return `Please enter at least ${count(minimum, 'character')}.`;
    case 'array':
    case 'set':
      return `Please give ${exact ? 'exactly' : 'at least'} ${count(minimum, 'entry')}.`;
    default:
      return inclusive
        ? `Please enter ${figure(minimum)} or more.`
        : `Please enter more than ${figure(minimum)}.`;
  }
}

function tooBig(issue: IssueOf<'too_big'>): string {
  const { maximum, exact, inclusive } = issue;
  const bound = exact ? 'exactly' : 'at most';
  switch (issue.origin) {
    case 'string':
      return `Please enter ${bound} ${count(maximum, 'character')}.`;
    case 'array':
    case 'set':
      return `Please give ${bound} ${count(maximum, 'entry')}.`;
    default:
      return inclusive
        ? `Please enter ${figure(maximum)} or less.`
        : `Please enter less than ${figure(maximum)}.`;
  }
}

function wrongFormat(issue: IssueOf<'invalid_format'>): string {
  switch (issue.format) {
    case 'email':
      return 'Please enter a valid e-mail address.';
    case 'url':
      return 'Please enter a web address such as https://example.com.';
    case 'uuid':
      return 'This is not a valid id.';
    case 'datetime':
      return 'Please give a time such as 2026-11-15T09:30:00Z.';
    case 'date':
      return 'Please give a date such as 2026-11-15.';
    case 'starts_with':
      return `This must start with ${issue.prefix}.`;
    case 'ends_with':
      return `This must end with ${issue.suffix}.`;
    default:
      return 'This does not have the expected form.';
  }
}

const plurals = { character: 'characters', entry: 'entries' };

function count(amount: number | bigint, noun: keyof typeof plurals): string {
  return `${figure(amount)} ${Number(amount) === 1 ? noun : plurals[noun]}`;
}

function figure(amount: number | bigint): string {
  return amount.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
