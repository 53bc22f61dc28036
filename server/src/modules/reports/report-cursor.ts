import { z } from 'zod';
import { decodePlace, encodePlace, momentInPlace } from '../../http/cursor.ts';

/** Where a page of the queue ended, in either of its orders. */
interface ReportPlace {
  urgency: number;
  reportedAt: Date;
  id: string;
}

const schema = z.tuple([z.int().min(1).max(4), momentInPlace, z.uuid()]);

export function encodeReportCursor({ urgency, reportedAt, id }: ReportPlace): string {
  return encodePlace([urgency, reportedAt, id]);
}

export function decodeReportCursor(cursor: string): ReportPlace {
  const [urgency, reportedAt, id] = decodePlace(schema, cursor);
  return { urgency, reportedAt, id };
}
