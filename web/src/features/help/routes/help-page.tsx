import { useNavigate } from 'react-router';
import { PageHeader } from '@/components/ui/page-header';
import { SearchBox } from '@/components/ui/search-box';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { useAddressState } from '@/lib/use-address-state';
import { ContactTab } from '../components/contact/contact-tab';
import { FaqTab } from '../components/faq/faq-tab';
import { TicketsTab } from '../components/tickets/tickets-tab';
import { useTicketForm } from '../hooks/use-ticket-form';
import { helpAddress, helpTabLabels, helpTabs } from '../logic/help-address';

/** Frequently asked questions, and the contact form for the rest. */
export function Component() {
  const [{ tab, search }, change] = useAddressState(helpAddress);
  const navigate = useNavigate();
  const ticketForm = useTicketForm((ticketId) => void navigate(paths.dashboard.ticket.to(ticketId)));
  const contact = () => change({ tab: 'contact', search: '' }, { push: true });
  return (
    <div className="grid gap-6">
      <title>Help Center · Oja</title>
      <PageHeader
        title="Help Center"
        description="Answers to what people ask most, and our team for everything else."
      />
      <search className="max-w-2xl">
        <SearchBox
          label="Search questions and answers"
          placeholder="Search questions and answers..."
          value={search}
          onSearch={(words) => change({ tab: 'faqs', search: words })}
          large
        />
      </search>
      <Tabs
        value={tab}
        onValueChange={(next) =>
          change({ tab: helpTabs.find((each) => each === next) ?? 'faqs' }, { push: true })
        }
      >
        <TabsList aria-label="Help Center">
          {helpTabs.map((each) => (
            <TabsTrigger key={each} value={each}>
              {helpTabLabels[each]}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="faqs">
          <FaqTab search={search} onClear={() => change({ search: '' })} onContact={contact} />
        </TabsContent>
        <TabsContent value="contact">
          <ContactTab ticketForm={ticketForm} />
        </TabsContent>
        <TabsContent value="tickets">
          <TicketsTab onContact={contact} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
