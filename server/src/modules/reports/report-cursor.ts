import { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';

/** Where a page of the queue ended, in either of its orders. */
interface ReportPlace {
  urgency: number;
  at: Date;
  id: string;
}

const schema = z.tuple([z.int().min(1).max(4), z.iso.datetime(), z.uuid()]);

export function encodeReportCursor({ urgency, at, id }: ReportPlace): string {
  return Buffer.from(JSON.stringify([urgency, at.toISOString(), id])).toString('base64url');
}

export function decodeReportCursor(cursor: string): ReportPlace {
  try {
    const [urgency, at, id] = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { urgency, at: new Date(at), id };
  } catch {
    throw new Refusal('invalid_input', {
      message: 'Please check "cursor": This is not a place in the list.',
      details: [{ field: 'cursor', message: 'This is not a place in the list.' }],
    });
  }
}
