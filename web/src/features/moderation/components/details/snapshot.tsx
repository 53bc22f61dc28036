import type { StaffReportDetails } from '@oja/contract/staff-report';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { ShownPicture } from '@/shared/messages/shown-picture';
import { presentStatusLabels } from '../../logic/report-labels';
import { Section } from './section';

/** The content at the time of the report: later edits hide nothing. */
export function Snapshot({ report }: { report: StaffReportDetails }) {
  const { snapshot, page } = report;
  if (report.target_id === null) return null;
  return (
    <Section title="As it was when it was reported">
      <div className="grid gap-4 rounded-lg border bg-muted/40 p-4">
        {snapshot.pictures.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {snapshot.pictures.map((picture, index) => (
              <li key={picture}>
                <img
                  src={picture}
                  alt={`What was reported, ${index + 1}`}
                  loading="lazy"
                  className="h-16 w-24 rounded-md border object-cover"
                />
              </li>
            ))}
          </ul>
        ) : null}
        {report.message_pictures.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {report.message_pictures.map((picture, index) => (
              <ShownPicture key={picture.id} picture={picture} number={index + 1} />
            ))}
          </div>
        ) : null}
        {snapshot.text ? (
          <p className="whitespace-pre-line break-words text-sm">{snapshot.text}</p>
        ) : (
          <p className="text-muted-foreground text-sm">There was no text.</p>
        )}
        <Facts facts={snapshot.facts.map(({ label, value }) => ({ term: label, value }))} />
        {report.present_status ? (
          <p className="text-sm">
            <span className="text-muted-foreground">Status now: </span>
            {presentStatusLabels[report.present_status]}
          </p>
        ) : null}
        {page ? (
          <Button asChild variant="outline" size="sm" className="justify-self-start">
            <Link to={page} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              See it as it is now
            </Link>
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
