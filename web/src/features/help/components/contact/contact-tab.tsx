import { answerPromisedHours } from '@oja/contract/answer-promise';
import { useQuery } from '@tanstack/react-query';
import { Clock, MessagesSquare, Phone } from 'lucide-react';
import { SectionCard } from '@/components/ui/section-card';
import { publicTermsQuery } from '@/shared/terms/public-terms-query';
import type { useTicketForm } from '../../hooks/use-ticket-form';
import { phoneHours } from '../../support-hours';
import { TicketFields } from './ticket-fields';

const allHours = {
  Icon: Clock,
  title: 'An answer within 24h',
  text: 'Open a ticket at any hour, every day. You hear from us by e-mail and under My Tickets.',
} as const;

const businessHours = (hours: string) => ({
  Icon: Clock,
  title: `An answer within ${answerPromisedHours} business hours`,
  text: `We work ${hours}. Open a ticket at any hour; you hear from us by e-mail and under My Tickets.`,
});

const promises = [
  {
    Icon: MessagesSquare,
    title: 'One thread per question',
    text: 'Everything about it stays together. Reply whenever something new comes up.',
  },
  {
    Icon: Phone,
    title: 'Phone support',
    text: `${phoneHours}. Ask for a call in your ticket and leave your number.`,
  },
] as const;

/** How to reach the team, and what they promise. */
export function ContactTab({ ticketForm }: { ticketForm: ReturnType<typeof useTicketForm> }) {
  const { data: terms } = useQuery(publicTermsQuery);
  const answer = terms?.support_hours ? businessHours(terms.support_hours) : allHours;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <SectionCard title="Ask our team">
        <TicketFields {...ticketForm} />
      </SectionCard>
      <SectionCard title="What you can expect">
        <ul className="grid gap-5 p-5">
          {[answer, ...promises].map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
              <div className="grid gap-0.5 text-sm">
                <p className="font-medium">{title}</p>
                <p className="text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
