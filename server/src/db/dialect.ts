import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * Use cases reach every row by an index, however few rows there are. PostgreSQL would rather read a table of one page
 * as a whole, and a connection keeps that plan, for foreign keys and functions too, while the table grows to thousands
 * of rows. Sent along with the beginning of the transaction, so it costs no time of its own.
 */
const beginUseCase = CompiledQuery.raw(
  'start transaction isolation level read committed; set local enable_seqscan = off',
);

class UseCaseDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== 'read committed') return super.beginTransaction(connection, settings);
    await connection.executeQuery(beginUseCase);
  }
}

/** PostgreSQL as Kysely speaks it, with transactions that begin as above. */
export class UseCaseDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new UseCaseDriver(this.#config);
  }
}
