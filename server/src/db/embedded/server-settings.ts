import { totalmem } from 'node:os';

/**
 * Settings for one small machine that also runs the application. They are passed on the command line at every start,
 * so that a new version brings its own and no file in the cluster is edited.
 */
export function serverSettings(options: { port: number; durable: boolean }): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(options.port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: totalmem() >= 4 * 1024 ** 3 ? '256MB' : '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    random_page_cost: '1.1',
    jit: 'off',
    password_encryption: 'scram-sha-256',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // Statements and error details would write personal data to the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable ? {} : throwAwaySettings),
  };
}

/** For tests, whose data need not survive a power cut. */
const throwAwaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
