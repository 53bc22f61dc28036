export interface Envelope {
  status: true;
  message: string;
  data: unknown;
  meta?: Record<string, unknown>;
}

export function success(message: string, data: unknown, meta?: Record<string, unknown>): Envelope {
  return meta === undefined ? { status: true, message, data } : { status: true, message, data, meta };
}
