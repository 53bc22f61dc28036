import type { FieldErrors } from 'react-hook-form';
import { z } from 'zod';
import type { UnreadNumber } from './typed-amount';

/** Parse options for `zodResolver`: sentences for fields that were left empty, where a form has its own. */
export function emptyFieldSentences(sentences: Partial<Record<string, string>>): {
  error: z.core.$ZodErrorMap;
} {
  return { error: ({ input, path }) => (input ? undefined : sentences[String(path?.[0])]) };
}

/** The sentence of the first wrong field, for forms that show it in a toast. */
export function firstSentence(errors: FieldErrors): string {
  const [first] = Object.values(errors);
  return typeof first?.message === 'string' ? first.message : '';
}

/** For the `when` of a refinement that makes no sense before everything else is right. */
export function hasNoIssues({ issues }: z.core.ParsePayload): boolean {
  return issues.length === 0;
}

/** The rule of `schema`, with one sentence for every violation, which may depend on the value. */
export function withSentence<Schema extends z.ZodType>(
  schema: Schema,
  sentence: string | ((value: z.input<Schema>) => string),
) {
  return z.custom<z.input<Schema>>().transform((value, context): z.output<Schema> => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    context.addIssue(typeof sentence === 'string' ? sentence : sentence(value));
    return z.NEVER;
  });
}

/**
 * Form values as they were typed, converted and then checked by `schema`. Issues stand at the top-level field, unless
 * `fieldOf` names another one.
 */
export function convertedForm<Form, Schema extends z.ZodType>(
  convert: (form: Form) => unknown,
  schema: Schema,
  fieldOf = (path: readonly PropertyKey[]): PropertyKey[] => path.slice(0, 1),
) {
  return z.custom<Form>().transform((form, context): z.output<Schema> => {
    const parsed = schema.safeParse(convert(form), { error: unreadSentence });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      context.addIssue({ code: 'custom', path: fieldOf(path), message });
    return z.NEVER;
  });
}

const unreadSentence: z.core.$ZodErrorMap = ({ input }) => (isUnread(input) ? input.unread : undefined);

function isUnread(input: unknown): input is UnreadNumber {
  return typeof input === 'object' && input !== null && 'unread' in input;
}

/** For forms that complain about one field at a time. */
export function firstIssueOnly<Schema extends z.ZodType>(
  schema: Schema,
  options?: { error: z.core.$ZodErrorMap },
) {
  return z.custom<z.input<Schema>>().transform((form, context): z.output<Schema> => {
    const parsed = schema.safeParse(form, options);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues.slice(0, 1))
      context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}
