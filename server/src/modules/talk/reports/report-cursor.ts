import { z } from 'zod';
import { decodePosition, encodePosition, timestampInCursor } from '../../../http/cursor.ts';

/** The last row of a page of the queue, in either of its orders. */
interface ReportPlace {
  urgency: number;
  reportedAt: Date;
  id: string;
}

const schema = z.tuple([z.int().min(1).max(4), timestampInCursor, z.uuid()]);

export function encodeReportCursor({ urgency, reportedAt, id }: ReportPlace): string {
  return encodePosition([urgency, reportedAt, id]);
}

export function decodeReportCursor(cursor: string): ReportPlace {
  const [urgency, reportedAt, id] = decodePosition(schema, cursor);
  return { urgency, reportedAt, id };
}
