import pg from 'pg';

/** A column of an answer, as PostgreSQL describes it. */
export interface Column {
  name: string;
  dataTypeID: number;
}

/** One statement of a message, and what came back. */
export interface Part {
  /** A connection plans a statement with a name once; one without is planned anew each time. */
  name: string;
  text: string;
  values: readonly unknown[];
  /** Whether the connection knows the name. */
  isKnown: boolean;
  /** The columns of the answer; described by PostgreSQL when they are not known from an earlier time. */
  columns: readonly Column[] | undefined;
  rows: (string | null)[][];
  /** What was done, such as `INSERT 0 1`; undefined when it never was. */
  done: string | undefined;
}

/**
 * Statements that are sent together and answered together. When one of them fails, PostgreSQL skips those behind it: what
 * follows the beginning of a transaction never runs outside of it, and a transaction is committed only when everything
 * in front of the commit went well. The driver hands over what arrives to the methods `handle…`.
 */
export class Message {
  readonly #parts: readonly Part[];
  readonly #answered: (error: Error | null) => void;
  #at = 0;

  constructor(parts: readonly Part[], answered: (error: Error | null) => void) {
    this.#parts = parts;
    this.#answered = answered;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    for (const { name, text, values, isKnown, columns } of this.#parts) {
      if (!isKnown) {
        // It may have been planned by a message that failed further on, or by the one before this in the same message.
        if (name !== '') wire.close({ type: 'S', name });
        wire.parse({ name, text });
      }
      wire.bind({ statement: name, values });
      if (columns === undefined) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '', rows: 0 });
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#part.columns = fields;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#part.rows.push(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const part = this.#part;
    part.columns ??= [];
    part.done = text;
    this.#at += 1;
  }

  /** The driver asks for this and what follows too; an empty text is a statement that does nothing. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: pg.Connection): void {
    (connection as unknown as Wire).sendCopyFail('Nothing is copied from here.');
  }

  handleCopyData(): void {}

  handleReadyForQuery(): void {
    this.#answered(null);
  }

  handleError(error: Error): void {
    this.#answered(error);
  }

  get #part(): Part {
    const part = this.#parts[this.#at];
    if (part === undefined) throw new Error('PostgreSQL answered more than it was asked');
    return part;
  }
}

/** What the driver's connection can do beyond its published types. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  close(statement: { type: 'S'; name: string }): void;
  bind(statement: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string; rows: number }): void;
  sync(): void;
  sendCopyFail(reason: string): void;
}

/** A value as it is sent: a text, bytes or nothing. */
export const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;
