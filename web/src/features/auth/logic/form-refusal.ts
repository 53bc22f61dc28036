/** Why a form is not sent: one sentence for the toast, and one for each field that has to change, in their order on the page. */
export interface FormRefusal<Field extends string> {
  message: string;
  fields: FieldRefusal<Field>[];
}

export interface FieldRefusal<Field extends string> {
  field: Field;
  message: string;
}

export function refusalOf<Field extends string>(
  message: string,
  ...fields: readonly Field[]
): FormRefusal<Field> {
  return { message, fields: fields.map((field) => ({ field, message })) };
}

/** Lengths are counted as people count them, one for each character, and so does the server. */
export function isShorterThan(password: string, minimumLength: number | undefined): boolean {
  return minimumLength !== undefined && [...password].length < minimumLength;
}
