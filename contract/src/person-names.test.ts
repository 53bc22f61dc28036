import { expect, test } from 'vitest';
import { z } from 'zod';
import { isForStaff } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Fields that hold the name of a person. */
const nameField =
  /^(author|reporter|(made|approved|updated|ended|given|added|changed|decided|escalated)_by)$/;

interface Schema {
  properties?: Record<string, Schema>;
  [part: string]: unknown;
}

/** The names of people in a reply without an id beside them, so that no screen can link them to the person. */
function namesWithoutId(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...rest } = schema as Schema;
  const missing = Object.keys(properties).filter(
    (name) => nameField.test(name) && isText(properties[name]) && !Object.hasOwn(properties, `${name}_id`),
  );
  return [...missing, ...[...Object.values(properties), ...Object.values(rest)].flatMap(namesWithoutId)];
}

const isText = (field: Schema | undefined) => [field?.type].flat().includes('string');

const staffCalls = Object.entries<Endpoint>(endpoints).flatMap(([name, { access, reply }]) =>
  isForStaff(access) && reply instanceof z.ZodType ? [{ name, reply }] : [],
);

test.each(staffCalls)('$name names people with their ids', ({ reply }) => {
  expect(namesWithoutId(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }))).toEqual([]);
});
